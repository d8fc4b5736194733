/** The engraver: measures a map file once, then paints any part of its sheet at any scale. */
import { clipTo, type Brush } from './brush.ts';
import { paintBreaches, paintChevrons } from './city/breaches.ts';
import { wallChainsOf, type WallChain } from './city/chains.ts';
import { paintCitadel, paintSeam, seamOf, type Seam } from './city/citadel.ts';
import { paintGates } from './city/gates.ts';
import { isCityInView } from './city/inView.ts';
import { clipAroundPiers, paintMouths, paintPiers, piersOf, type Pier } from './city/pier.ts';
import { paintTown, townOf, type Town } from './city/roofs.ts';
import { paintStreets, paintTunnels, streetsOf, type Streets } from './city/street.ts';
import { paintCityShadow, paintTerrace, relightTerraces, terracesOf, type Terrace } from './city/terraces.ts';
import { paintTowers, relightTowers } from './city/towers.ts';
import { paintWalls, relightWalls } from './city/walls.ts';
import { INTACT, type WorksState } from './city/works.ts';
import type { Point } from './geometry/curve.ts';
import {
  SCALES,
  sheetBounds,
  TILE_PIXELS,
  type Box,
  type Palette,
  type Scale,
  type Tile,
  type SheetMap,
} from './geometry/sheet.ts';
import { surveyOf, type Survey } from './geometry/survey.ts';
import { cavesOf, paintCaves, type Cave } from './land/caves.ts';
import { cratersOf, paintCraters, type Crater } from './land/craters.ts';
import { farmsOf, paintFarms, paintTracks, type Farm } from './land/farms.ts';
import { grassOf, paintGrass, type Grass } from './land/grass.ts';
import { paintGround } from './land/ground.ts';
import { paintWoodland, woodlandOf, type Woodland } from './land/groves.ts';
import { hachuresOf, paintHachures, type Hachures } from './land/hachures.ts';
import { paintTilth, tilthOf, type Tilth } from './land/plowed.ts';
import { ownGroundOf, paintOwnGround, paintOwnInCity, type OwnGround } from './land/ownGround.ts';
import { paintRoads } from './land/roads.ts';
import { paintRuins, ruinsOf, type Ruins } from './land/ruins.ts';
import { paintWedges, wedgesOf } from './land/slopes.ts';
import { cliffsOf, paintCliffs, type Cliff } from './land/cliffs.ts';
import { paintRamparts } from './land/ramparts.ts';
import { paintStreams } from './land/streams.ts';
import { terrainFieldsOf, type TerrainFields } from './land/terrainFields.ts';
import { paintFirelight, paintWatchFires, watchFiresOf } from './land/watchFires.ts';
import { paintQuays, paintWater, waterLinesOf } from './land/water.ts';
import { paintCartouche } from './plate/cartouche.ts';
import { paintCompass } from './plate/compass.ts';
import { paintFrame, paintPaper } from './plate/frame.ts';
import { paintCityGrid, paintFieldGrid, paintNumbers } from './plate/grid.ts';
import { namesOf } from './plate/names.ts';
import { gradeNight } from './plate/night.ts';
import { ornamentsOf, type Ornaments } from './plate/ornaments.ts';
import { paintRoundels, roundelsOf, type Roundel } from './plate/roundels.ts';
import { paintStark } from './stark.ts';
import { sheetOfNames, type SheetOfNames } from './plate/sheetOfNames.ts';

/** Goes up whenever the picture changes, so that kept tiles of an older engraver are not shown. */
export const PAINT_VERSION = 7;

/** How much of the firelight falls on the stone that the moon has found again. */
const AFTERGLOW = 0.22;

/** Everything about a sheet that does not depend on scale or palette. */
export interface Painter {
  readonly survey: Survey;
  readonly fields: TerrainFields;
  readonly hachures: Hachures;
  readonly water: ReturnType<typeof waterLinesOf>;
  readonly grass: Grass;
  readonly farms: readonly Farm[];
  readonly tilth: readonly Tilth[];
  readonly woodland: Woodland;
  readonly wedges: ReturnType<typeof wedgesOf>;
  readonly ruins: Ruins;
  readonly craters: readonly Crater[];
  readonly own: OwnGround;
  readonly cliffs: readonly Cliff[];
  readonly caves: readonly Cave[];
  readonly watchFires: readonly Point[];
  readonly terraces: readonly Terrace[];
  readonly streets: Streets;
  readonly town: Town;
  readonly seam: Seam;
  readonly piers: readonly Pier[];
  readonly chains: readonly WallChain[];
  readonly roundels: readonly Roundel[];
  readonly ornaments: Ornaments;
}

/** Measures a map file; pure geometry, the same for the same file. */
export function preparePainter(map: SheetMap): Painter {
  const survey = surveyOf(map);
  const fields = terrainFieldsOf(survey);
  const streets = streetsOf(survey);
  return {
    survey,
    fields,
    streets,
    hachures: hachuresOf(survey.neat, fields),
    water: waterLinesOf(survey, fields),
    grass: grassOf(survey, fields),
    farms: farmsOf(survey, fields),
    tilth: tilthOf(survey),
    woodland: woodlandOf(survey),
    wedges: wedgesOf(survey),
    ruins: ruinsOf(survey),
    craters: cratersOf(survey),
    own: ownGroundOf(survey),
    cliffs: cliffsOf(survey),
    caves: cavesOf(survey),
    watchFires: watchFiresOf(survey),
    terraces: terracesOf(survey),
    town: townOf(survey, streets.lines),
    seam: seamOf(survey),
    piers: piersOf(survey),
    chains: wallChainsOf(survey),
    roundels: roundelsOf(survey),
    ornaments: ornamentsOf(survey),
  };
}

/** Paints one tile of the sheet: a square of TILE_PIXELS pixels. */
export function paintTile(painter: Painter, tile: Tile, palette: Palette): OffscreenCanvas {
  return paintWorks(painter, tile, tile.scale, palette, INTACT);
}

/**
 * Paints the part of the sheet round some hexsides as they stand now, to lie over the tiles: walls with
 * breaches, gates swung open or broken. The canvas covers the box at the scale's pixels a hex side.
 */
export function paintWorks(
  painter: Painter,
  box: Box,
  scale: Scale,
  palette: Palette,
  state: WorksState,
): OffscreenCanvas {
  const pixels = SCALES[scale];
  const canvas = new OffscreenCanvas(
    Math.min(TILE_PIXELS, Math.round((box.x1 - box.x0) * pixels)),
    Math.min(TILE_PIXELS, Math.round((box.y1 - box.y0) * pixels)),
  );
  // Painted by the processor on purpose: without a GPU the browser would otherwise paint it where it draws its frames.
  const g = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!g) throw new Error('this browser offers no canvas to paint the map on');
  g.setTransform(pixels, 0, 0, pixels, -box.x0 * pixels, -box.y0 * pixels);
  paintSheet(painter, { g, scale, pixels, view: box }, palette, state);
  return canvas;
}

/** Letters the names of the sheet for one scale, to lie over its tiles. */
export function letterSheet(painter: Painter, scale: Scale, palette: Palette): SheetOfNames {
  const g = new OffscreenCanvas(1, 1).getContext('2d');
  if (!g) throw new Error('this browser offers no canvas to measure letters on');
  return sheetOfNames(namesOf(g, painter, scale, palette), scale);
}

/** Paints all layers in their order, the lowest first: all but the names. */
function paintSheet(painter: Painter, brush: Brush, palette: Palette, state: WorksState): void {
  const { survey, ornaments } = painter;
  const { g } = brush;
  if (palette === 'stark') {
    g.fillStyle = '#ffffff';
    g.fillRect(brush.view.x0, brush.view.y0, brush.view.x1 - brush.view.x0, brush.view.y1 - brush.view.y0);
  } else paintPaper(brush, sheetBounds(survey.map));
  g.save();
  clipTo(g, survey.neat);
  if (palette === 'stark') paintStark(painter, brush, state);
  else {
    paintLand(painter, brush, palette);
    paintCity(painter, brush, palette, state);
  }
  g.restore();
  if (palette === 'night') gradeNight(brush, survey.neat);
  g.save();
  clipTo(g, survey.neat);
  if (palette === 'night') relight(painter, brush, state);
  paintChevrons(brush, survey, state.breached);
  if (survey.map.unnumbered !== true) paintNumbers(brush, survey, palette);
  if (ornaments.compass) paintCompass(brush, ornaments.compass, palette);
  paintRoundels(brush, painter.roundels);
  g.restore();
  paintFrame(brush, survey);
  if (ornaments.cartouche) paintCartouche(brush, ornaments.cartouche, survey.map, palette);
}

function paintLand(painter: Painter, brush: Brush, palette: Palette): void {
  const { survey, fields } = painter;
  paintGround(brush, survey.neat, fields);
  paintWater(brush, painter.water);
  paintQuays(brush, survey);
  paintGrass(brush, painter.grass);
  paintTracks(brush, painter.farms);
  paintFarms(brush, painter.farms);
  paintTilth(brush, painter.tilth);
  paintRuins(brush, painter.ruins);
  paintRamparts(brush, survey.ramparts);
  paintCraters(brush, painter.craters);
  paintOwnGround(brush, painter.own);
  paintStreams(brush, survey.streams);
  paintRoads(brush, survey.roads);
  paintWedges(brush, painter.wedges);
  paintWoodland(brush, painter.woodland);
  paintHachures(brush, painter.hachures);
  paintCliffs(brush, painter.cliffs);
  if (palette === 'day') paintFieldGrid(brush, survey, palette);
}

function paintCity(painter: Painter, brush: Brush, palette: Palette, state: WorksState): void {
  const { survey, terraces, piers } = painter;
  if (survey.city.length > 0 && isCityInView(brush, survey)) {
    paintCityShadow(brush, terraces);
    terraces.forEach((terrace, i) => {
      paintTerrace(brush, terrace, terraces[i - 1]);
      paintTown(brush, painter.town, terrace.level);
    });
    paintStreets(brush, painter.streets);
    paintCitadel(brush, survey);
    paintSeam(brush, painter.seam);
    if (palette === 'day') paintCityGrid(brush, survey, palette);
  }
  paintOwnInCity(brush, painter.own);
  paintWalls(brush, painter.chains, state.breached);
  paintPiers(brush, piers);
  paintTunnels(brush, painter.streets);
  paintCaves(brush, painter.caves);
  paintMouths(brush, survey);
  paintBreaches(brush, survey, state.breached);
  paintTowers(brush, survey);
  paintGates(brush, survey, state.gates);
}

function relight(painter: Painter, brush: Brush, state: WorksState): void {
  const { g } = brush;
  const { survey, watchFires } = painter;
  paintFirelight(brush, watchFires);
  relightTerraces(brush, painter.terraces);
  g.save();
  clipAroundPiers(brush, painter.piers);
  relightWalls(brush, painter.chains, state.breached);
  g.restore();
  relightTowers(brush, survey);
  g.save();
  g.globalAlpha = 0.78;
  paintGates(brush, survey, state.gates);
  g.restore();
  paintFirelight(brush, watchFires, AFTERGLOW);
  paintFieldGrid(brush, survey, 'night');
  paintCityGrid(brush, survey, 'night');
  paintWatchFires(brush, watchFires);
}
