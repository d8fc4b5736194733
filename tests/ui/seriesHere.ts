/** A worker of the laboratory in this process: it answers in order, breaks where it is told to, and tells when it was put away. */
import type { FromLaboratory, ToLaboratory } from '../../src/ui/series/messages.ts';
import { openSeriesPlayer } from '../../src/ui/series/client.ts';
import type { LaboratoryPlace } from '../../src/ui/series/laboratory.ts';
import { openSeriesWorkshop } from '../../src/ui/series/workshop.ts';

/** What a test hears of its workers. */
export interface SeriesHere {
  /** The game by its number, and how often its worker breaks over it. */
  readonly broken?: Map<number, number>;
  readonly ended?: () => void;
}

/** Players whose workers stand in this process. */
export function playersHere({ broken, ended }: SeriesHere = {}): LaboratoryPlace['open'] {
  return (battle, series) =>
    openSeriesPlayer(battle, series, () => {
      const heard = new Set<(message: Readonly<{ data: FromLaboratory }>) => void>();
      const broke = new Set<(error: Readonly<{ message: string }>) => void>();
      let over = false;
      const work = openSeriesWorkshop((data) => {
        if (!over) for (const hear of heard) hear({ data });
      });
      const take = (message: ToLaboratory): void => {
        const left = message.type === 'play' ? (broken?.get(message.index) ?? 0) : 0;
        if (message.type !== 'play' || left === 0) return work(structuredClone(message));
        broken!.set(message.index, left - 1);
        for (const hear of broke) hear({ message: 'out of memory' });
      };
      return {
        postMessage: (message) => void setTimeout(() => over || take(message)),
        addEventListener: (type: string, hear: never) => void (type === 'message' ? heard : broke).add(hear),
        terminate: () => {
          over = true;
          ended?.();
        },
      };
    });
}
