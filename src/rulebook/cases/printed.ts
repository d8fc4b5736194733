/** The cases that the printed charts carry or name. */
import { print, type Case } from './case.ts';

export const PRINTED = {
  '4.3': print(
    'Terrain effects',
    'What each hex and hexside costs to enter or cross, and how it shields a defender.',
  ),
  '6.13': print('Zones of control and gates', 'A gate that stands unbreached stops every zone of control.'),
  '7.18': print(
    'Missiles against a wall',
    'Behind a wall hexside the armour against missiles is 1 better, up to 4.',
  ),
  '7.26': print(
    'Duel table',
    'One die on the column of the difference in rating decides a fight of personages.',
  ),
  '7.41': print(
    'Casualty probability',
    'Strength against armour gives the totals of two dice that hurt the target.',
  ),
  '7.42': print(
    'Casualty results',
    'One die against the morale of the hurt unit: killed, turned over or thrown back.',
  ),
  '8.37': print('Leader rally', 'The rating of the leader gives the totals of two dice that rally a unit.'),
  '15.1': print(
    'Breached walls',
    'A wall or tower hexside is crossed only when breached, and costs 1 MP more.',
  ),
  '16.3': print(
    'Breach probability',
    'Engine, range and kind of hexside give the totals of two dice that open a breach.',
  ),
  '17.4': print(
    'Magic capabilities',
    'The points put into a spell give the totals of two dice with which it works.',
  ),
} as const satisfies Record<string, Case>;
