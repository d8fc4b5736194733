/** The three pictures of the sheet one upon the other: from one distance to the next they fade into each other. */
import { Container } from 'pixi.js';
import type { Scale } from '../../paint/geometry/sheet.ts';
import { COARSEST_FIRST } from './fitting.ts';

/** Milliseconds. */
const CROSSING = 120;

/** Two pictures while one gives way to the other: the finer lies on top and comes or goes. */
interface Crossing {
  readonly finer: Scale;
  readonly comes: boolean;
  readonly since: number;
}

export class Sheets {
  readonly #sheets: Readonly<Record<Scale, Container>> = {
    far: new Container(),
    mid: new Container(),
    near: new Container(),
  };
  /** The picture that is seen alone, or null while pieces of several are seen. */
  #alone: Scale | null = null;
  #finest: Scale = 'far';
  #crossing: Crossing | null = null;

  /** The containers, the coarsest lowest. */
  get layers(): readonly Container[] {
    return COARSEST_FIRST.map((scale) => this.#sheets[scale]);
  }

  /** The container of a scale. */
  of(scale: Scale): Container {
    return this.#sheets[scale];
  }

  /** Shows one picture alone, once it is whole; until then whatever there is of all. */
  show(wanted: Scale, whole: boolean): void {
    if (!whole) {
      this.#alone = null;
      this.#crossing = null;
      this.#finest = finerOf(this.#finest, wanted);
      return this.#see(COARSEST_FIRST);
    }
    if (this.#alone === wanted) return;
    const before = this.#alone ?? this.#finest;
    // What was painted piece by piece upon the coarser picture covers it already.
    const covered = this.#alone === null && finerOf(before, wanted) === wanted;
    this.#alone = wanted;
    this.#finest = wanted;
    if (before === wanted || covered) return this.#see([wanted]);
    const finer = finerOf(before, wanted);
    this.#see([before, wanted]);
    this.#crossing = { finer, comes: finer === wanted, since: performance.now() };
    if (finer === wanted) this.#sheets[finer].alpha = 0;
  }

  /** Nothing painted is shown. */
  hide(): void {
    this.#alone = null;
    this.#crossing = null;
    this.#see([]);
  }

  /** Goes on with a crossing; true while it lasts. */
  fade(now: number): boolean {
    if (this.#crossing === null) return false;
    const { finer, comes, since } = this.#crossing;
    const part = Math.min(1, Math.max(0, (now - since) / CROSSING));
    this.#sheets[finer].alpha = comes ? part : 1 - part;
    if (part < 1) return true;
    this.#crossing = null;
    if (this.#alone !== null) this.#see([this.#alone]);
    return false;
  }

  #see(scales: readonly Scale[]): void {
    for (const scale of COARSEST_FIRST) {
      this.#sheets[scale].visible = scales.includes(scale);
      this.#sheets[scale].alpha = 1;
    }
  }
}

function finerOf(one: Scale, other: Scale): Scale {
  return COARSEST_FIRST.indexOf(one) > COARSEST_FIRST.indexOf(other) ? one : other;
}
