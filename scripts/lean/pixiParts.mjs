// What stands in for modules of Pixi that the board never reaches. The table names the modules of pixi.js/lib without their ending.
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';

const PIXI = dirname(createRequire(import.meta.url).resolve('pixi.js'))
  .split(sep)
  .join('/');

/** The board names its colours by six hexadecimal figures, so no other way of naming them is read. */
const COLOURS = `
export const extend = () => undefined;
export const colord = (value) => {
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(value) ?? [];
  const rgba = { r: parseInt(r, 16), g: parseInt(g, 16), b: parseInt(b, 16), a: 1 };
  return { isValid: () => b !== undefined, rgba };
};
`;

/** No picture of the board is taken and no filter laid over it, so that nothing is ever lent. @param {string} name */
const emptyPool = (name) => `
export class ${name}Class {}
export const ${name} = {
  setScreenSize() {},
  removeScreen() {},
  returnTexture() {},
  getOptimalTexture() { throw new Error('There is no ${name}.'); },
};
`;

/** @param {string} name something that is asked for and never used */
const nothing = (name) => `export class ${name} {}`;

/**
 * The way of Pixi's own `unsafe-eval`: in place of a program that is made while the game runs, one that reads a table.
 * @param {string} name @param {string} stead
 */
const withoutPrograms = (name, stead) =>
  `export { ${stead.split('/')[1]} as ${name} } from '${PIXI}/unsafe-eval/${stead}.mjs';`;

/**
 * Modules in whose place another stands: SVG, gradients and patterns of a pen, programs of WebGPU, compressed pictures,
 * whatever would make a program out of a text.
 * @type {Readonly<Record<string, string>>}
 */
export const STAND_INS = {
  colord: COLOURS,
  names: 'export default undefined;',
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource':
    'export const glUploadCompressedTextureResource = {};',
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource':
    'export const glUploadVideoResource = {};',
  'rendering/renderers/gpu/shader/GpuProgram': 'export class GpuProgram { static from() {} }',
  'rendering/renderers/shared/texture/CanvasPool': emptyPool('CanvasPool'),
  'rendering/renderers/shared/texture/TexturePool': emptyPool('TexturePool'),
  'rendering/renderers/gl/shader/GenerateShaderSyncCode': withoutPrograms(
    'generateShaderSyncCode',
    'shader/generateShaderSyncPolyfill',
  ),
  'rendering/renderers/gl/shader/utils/generateUniformsSync': withoutPrograms(
    'generateUniformsSync',
    'uniforms/generateUniformsSyncPolyfill',
  ),
  'scene/graphics/shared/buildCommands/buildArcToSvg': nothing('buildArcToSvg'),
  'scene/graphics/shared/fill/FillGradient': nothing('FillGradient'),
  'scene/graphics/shared/fill/FillPattern': nothing('FillPattern'),
  'scene/graphics/shared/svg/SVGParser': nothing('SVGParser'),
  'scene/graphics/shared/svg/parseSVGPath': nothing('parseSVGPath'),
  // Asked by the renderer when it begins; what stands above needs no leave.
  'utils/browser/unsafeEvalSupported': 'export const unsafeEvalSupported = () => true;',
  'utils/logging/deprecation':
    "export const deprecation = () => undefined;\nexport const v8_0_0 = '', v8_3_4 = '', v8_21_0 = '', v8_22_0 = '';",
};
