/**
 * The seven charts typed a second time, line by line from the print and in the print's own writing ("2-10", "4, 5").
 * Never to be made from src/rulebook: it exists to catch a slip there.
 */

/** A printed line is cut into cells at " | ". */
export const PRINT = {
  '4.3': [
    'Clear | 1 MP | No effect',
    'Road | ½ MP | Depends on other terrain in hex',
    "Slope | 1 additional MP | If a defending unit is attacked through an up-slope hexside, add 1 to defender's Armoured Protection Rating",
    'Crater (Sauron only) | May not enter | Not allowed',
    'Mountain | May not enter | Not allowed',
    'Tunnel (Gondor only) | 1 MP | Allowed only through tunnel hexside',
    'Plowed Fields (Gondor only) | 2 MP; cavalry and siege towers may not enter | No effect',
    'Grove (Gondor only) | 2 MP; cavalry and siege towers may not enter | Unit defending in a grove hex add 1 to Armour Protection Rating',
    'Gate | 1 MP if under Friendly control; may not cross if under Enemy control | No Zones of Control through unbreached Gate hexsides (see Case 6.13)',
    'Wall/Tower (Gondor only) | 1 additional MP if breached (see Gondor Exclusive Rules, Case 15.1) | See Gondor Exclusive Rules, Section 16.0',
  ],
  '7.26': [
    'DIE | +6 | +4 or +5 | +2 or +3 | +1 | 0 | -1 | -2 or -3 | -4',
    '1 | Dr2 | - | Ar2 | Ar2 | A½e | A½e | Ae | Ae',
    '2 | D½e | Dr2 | - | Ar2 | Ar2 | A½e | A½e | Ae',
    '3 | D½e | D½e | Dr2 | - | Ar2 | Ar2 | A½e | A½e',
    '4 | De | D½e | D½e | Dr2 | - | Ar2 | Ar2 | A½e',
    '5 | De | De | D½e | D½e | Dr2 | - | Ar2 | Ar2',
    '6 | De | De | De | D½e | D½e | Dr2 | - | Ar2',
  ],
  '7.41': [
    'Strength | 1 | 2 | 3 | 4',
    'A | 2-10 | 3-9 | 2-8 | 4-7',
    'B | 4-9 | 4-8 | 2-7 | 3-6',
    'C | 4-8 | 2-7 | 4-7 | 4-6',
    'D | 2-7 | 5-8 | 6-8 | 2-5',
    'E | 4-7 | 6-8 | 3-6 | 5-6',
  ],
  '7.42': [
    'DIE | W | X | Y | Z',
    '1 | ½E, r1 | ½E, r2 | E | E',
    '2 | ½E, r1 | ½E, r1 | E | E',
    '3 | r2 | ½E, r1 | ½E, r1 | E',
    '4 | r1 | r2 | r2 | E',
    '5 | r1 | r1 | r2 | r2',
    '6 | r1 | r1 | r1 | r1',
  ],
  '8.37': ['1 | 4, 5', '2 | 6, 7', '3 | 3-6', '4 | 4-7', '5 | 2-7', '6 | 3-8', '7 | 3-9', '8 | 3-10'],
  '16.3': [
    'Weapon and Range | Tower | Wall | Gate | Main Gate',
    'Catapult at 1 hex | 3 | 7 | 4, 5 | P',
    'Catapult at 2 hexes | 2 | 5 | 6 | P',
    'Catapult at 3 or 4 hexes | P | 3 | 4 | P',
    'Grond | 2 | 4 | 3-10 | 5-9',
  ],
  '17.4': [
    'Magic Capability Points | 1 | 2 | 3 | 4 | 5',
    'Break Darkness | 6-8 | 5-8 | 3-8 | 3-10 | 2-11',
    'Stalemate Nazgul (Day) | 4-10 | A | A | A | A',
    'Stalemate Nazgul (Night) | 4-6 | 4-9 | A | A | A',
    'Revealing Aragorn to Sauron | 5-8 | 4-10 | 3-10 | A | A',
    'Fear Spell | 4,5 | 4-7 | 4-9 | 4-10 | A',
    'Freeze Leader Spell (1st spell) | 4-6 | 3-8 | A | A | A',
    'Freeze Leader Spell (2nd spell) | 4,5 | 4-7 | 3-8 | A | A',
    'Activate Grond | A | A | A | A | A',
  ],
} as const;

/** The cells of one printed line. */
export function cells(line: string): readonly string[] {
  return line.split(' | ');
}

/** "4-7" is 4 5 6 7; "4, 5" is 4 5; "7" is 7; anything else (P, A) stays as it is. */
export function totals(cell: string): readonly number[] | string {
  if (!/\d/.test(cell)) return cell;
  const [low, high] = cell.split('-').map(Number);
  if (cell.includes('-')) {
    const found: number[] = [];
    for (let total = low!; total <= high!; total += 1) found.push(total);
    return found;
  }
  return cell.split(/, ?/).map(Number);
}

/** A printed table with heads: row name -> column head -> cell, each cell read by `read`. */
export function table<Cell>(
  lines: readonly string[],
  read: (cell: string) => Cell,
): Record<string, Record<string, Cell>> {
  const [head, ...rows] = lines.map(cells);
  const columns = head!.slice(1);
  return Object.fromEntries(
    rows.map(([name, ...row]) => [
      name!,
      Object.fromEntries(columns.map((column, at) => [column, read(row[at]!)])),
    ]),
  );
}
