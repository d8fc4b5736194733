/** The ground of every fort: a ring wall with a gate, a keep within, and open land about it. A place is named by its printed number. */
import fort from '../../../../scenarios/maps/fort.json' with { type: 'json' };
import type { HexName, MapFile } from '../../../board/mapFile.ts';

/** Where an army that comes from one side stands, and where its first ladders lean ("FOOT/HEAD"). */
export interface Approach {
  readonly lines: readonly HexName[];
  readonly ladders: readonly string[];
}

/** Shipped as it is drawn: a test holds it to the schema. */
export const FORT_MAP = fort as unknown as MapFile;

export const KEEP: readonly HexName[] = fort.zones.keep;
/** The hexes between the walls, those beside the gate first. */
export const WARD: readonly HexName[] = fort.zones.ward;

/** The four sides from which armies come, the gate's first. Two armies find room on each: one from either end of its line. */
export const APPROACHES: readonly Approach[] = [
  {
    lines: ['1207', '1206', '1208', '1205', '1209', '1307', '1306', '1308'],
    ladders: ['1005/0906', '1009/0908'],
  },
  {
    lines: ['0810', '0710', '0910', '0610', '1010', '0811', '0711', '0911'],
    ladders: ['0809/0808', '0709/0708'],
  },
  {
    lines: ['0802', '0902', '0702', '1002', '0602', '0801', '0901', '0701'],
    ladders: ['0904/0905', '0804/0805'],
  },
  {
    lines: ['0407', '0406', '0408', '0405', '0409', '0307', '0306', '0308'],
    ladders: ['0606/0706', '0608/0707'],
  },
];
