/** Places for the pieces of a block (2.5, 4.4): those who stood somewhere stand there, all others get a hex of their zone, to be moved within it. */
import { lacksWall, mayBegin } from '../../../engine/facts/ground.ts';
import { hexNamed } from '../../../board/hex.ts';
import type { Board } from '../../../board/board.ts';
import type { HexName } from '../../../board/mapFile.ts';
import { kindOf } from '../../../scenario/readKinds.ts';
import type { PieceLine } from '../../../scenario/schema.ts';
import type { PieceEnd } from '../../siege.ts';
import type { Standing } from './standing.ts';
import type { Token } from './tokens.ts';

/** What one side brings, and where it may be put. */
export interface Host {
  readonly force: string;
  readonly units: readonly Token[];
  readonly people: readonly Token[];
  readonly engines: readonly Token[];
  /** Hexes in the order in which they are taken, the wanted ones of the zone in front. */
  readonly hexes: readonly HexName[];
}

/** The pieces of a host with their places, and which of them its owner may still move before the first turn. Whoever found no place stays off the map in this block, and does not wait for the set-up (2.5.1). */
export interface Deployed {
  readonly force: string;
  readonly pieces: readonly PieceLine[];
  readonly movable: readonly PieceLine[];
}

/** Who stands in a hex so far. */
interface Stand {
  readonly force: string;
  unit: boolean;
  engine: boolean;
}

/** Deploys hosts in their order: first all that stand already, then host by host whoever comes. */
export function deploy(board: Board, standing: Standing, hosts: readonly Host[]): readonly Deployed[] {
  const stands = new Map<HexName, Stand>();
  for (const { force, units, people, engines } of hosts) {
    for (const token of [...units, ...engines, ...people]) {
      const post = postOf(board, standing, token);
      if (post !== null) take(stands, force, token, post.at);
    }
  }
  return hosts.map((host) => hostDeployed(board, standing, stands, host));
}

function hostDeployed(
  board: Board,
  standing: Standing,
  stands: Map<HexName, Stand>,
  { force, units, people, engines, hexes }: Host,
): Deployed {
  const pieces: PieceLine[] = [];
  const movable: PieceLine[] = [];
  const put = (token: Token, wanted: readonly HexName[]): HexName | 'off' => {
    const post = postOf(board, standing, token);
    const at =
      post !== null ? post.at : (wanted.find((hex) => mayStand(board, stands, force, token, hex)) ?? 'off');
    if (at !== 'off') take(stands, force, token, at);
    const line: PieceLine = {
      id: token.id,
      kind: token.sheet.id,
      force,
      at,
      ...(token.sheet.class === 'cauldron' ? { oil: 1 } : {}),
      ...(token.lost > 0 ? { lost: token.lost } : {}),
    };
    pieces.push(line);
    if (post === null && token.emplaced === null && at !== 'off') movable.push(line);
    return at;
  };
  for (const token of engines.filter(({ emplaced }) => emplaced !== null)) put(token, token.emplaced!);
  const held = units.map((token) => put(token, hexes)).filter((at) => at !== 'off');
  for (const token of engines.filter(({ emplaced }) => emplaced === null)) put(token, hexes);
  for (const [index, token] of people.entries()) {
    put(token, [...held.slice(index % Math.max(1, held.length)), ...held, ...hexes]);
  }
  return { force, pieces, movable };
}

/** Where a piece stood when the last block ended, or null; a cauldron that was pushed from its wall is set up anew (2.5.1). */
function postOf(board: Board, { posts }: Standing, { id, sheet }: Token): PieceEnd | null {
  const post = posts[id];
  if (post === undefined || post.at === 'off') return null;
  return lacksWall(board, kindOf(sheet), hexNamed(board, post.at)!) ? null : post;
}

function take(stands: Map<HexName, Stand>, force: string, { sheet }: Token, at: HexName): void {
  const stand = stands.get(at) ?? { force, unit: false, engine: false };
  if (sheet.class === 'unit') stand.unit = true;
  if (sheet.class === 'engine' || sheet.class === 'cauldron') stand.engine = true;
  stands.set(at, stand);
}

/** 2.5.1, 2.7.1, 4.3: no enemy, room for one of its class, ground that bears it, and for a cauldron a wall at hand. */
function mayStand(
  board: Board,
  stands: ReadonlyMap<HexName, Stand>,
  force: string,
  { sheet }: Token,
  at: HexName,
): boolean {
  const stand = stands.get(at);
  if (stand !== undefined && stand.force !== force) return false;
  if (sheet.class === 'unit' && stand?.unit === true) return false;
  if ((sheet.class === 'engine' || sheet.class === 'cauldron') && stand?.engine === true) return false;
  return mayBegin(board, kindOf(sheet), hexNamed(board, at)!);
}
