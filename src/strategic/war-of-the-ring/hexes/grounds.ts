/** The strongholds that have a map, by their regions. */
import type { HexGround } from './ground.ts';
import { BARAD_DUR } from './grounds/barad-dur.ts';
import { DOL_AMROTH } from './grounds/dol-amroth.ts';
import { DOL_GULDUR } from './grounds/dol-guldur.ts';
import { EREBOR } from './grounds/erebor.ts';
import { GREY_HAVENS } from './grounds/grey-havens.ts';
import { HELMS_DEEP } from './grounds/helms-deep.ts';
import { LORIEN } from './grounds/lorien.ts';
import { MINAS_MORGUL } from './grounds/minas-morgul.ts';
import { MINAS_TIRITH } from './grounds/minas-tirith.ts';
import { MORANNON } from './grounds/morannon.ts';
import { MORIA } from './grounds/moria.ts';
import { MOUNT_GUNDABAD } from './grounds/mount-gundabad.ts';
import { ORTHANC } from './grounds/orthanc.ts';
import { RIVENDELL } from './grounds/rivendell.ts';
import { UMBAR } from './grounds/umbar.ts';
import { WOODLAND_REALM } from './grounds/woodland-realm.ts';

const GROUNDS: ReadonlyMap<string, HexGround> = new Map(
  [
    MINAS_TIRITH,
    HELMS_DEEP,
    LORIEN,
    WOODLAND_REALM,
    DOL_AMROTH,
    RIVENDELL,
    MORIA,
    EREBOR,
    ORTHANC,
    UMBAR,
    GREY_HAVENS,
    MINAS_MORGUL,
    DOL_GULDUR,
    MORANNON,
    BARAD_DUR,
    MOUNT_GUNDABAD,
  ].map((ground) => [ground.region, ground]),
);

/** The regions whose strongholds have a map. */
export const FOUGHT_FOR: readonly string[] = [...GROUNDS.keys()];

/** The ground of a region's stronghold, or undefined where no map of it has been drawn. */
export function groundOf(region: string): HexGround | undefined {
  return GROUNDS.get(region);
}
