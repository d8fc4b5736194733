/**
 * Pixi's WebGL renderer with the systems and pipes that this board needs and no others: no masks, filters, text, pictures of the board,
 * pointer events or WebGPU. Whoever needs one of these adds its system here. The order is that of Pixi's own renderer, by priority.
 */
import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  GCSystem,
  GlBackBufferSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlGraphicsAdaptor,
  GlLimitsSystem,
  GlMeshAdaptor,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlTextureSystem,
  GlUniformGroupSystem,
  GraphicsContextSystem,
  GraphicsPipe,
  MeshPipe,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
  type RendererConfig,
  type WebGLRenderer,
} from 'pixi.js';

const SYSTEMS = [
  GlBackBufferSystem,
  BackgroundSystem,
  ViewSystem,
  GCSystem,
  SchedulerSystem,
  GlobalUniformSystem,
  RenderGroupSystem,
  GlContextSystem,
  GlLimitsSystem,
  GlBufferSystem,
  GlTextureSystem,
  GlRenderTargetSystem,
  GlGeometrySystem,
  GlUniformGroupSystem,
  GlShaderSystem,
  GlEncoderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlColorMaskSystem,
  GraphicsContextSystem,
] as const;
const PIPES = [
  BlendModePipe,
  BatcherPipe,
  SpritePipe,
  RenderGroupPipe,
  // Asked at the start of every frame, though the board masks nothing.
  ColorMaskPipe,
  GraphicsPipe,
  MeshPipe,
] as const;
const ADAPTORS = [GlBatchAdaptor, GlMeshAdaptor, GlGraphicsAdaptor] as const;

/** A renderer of the board, before it is opened by `init`. */
export function boardRenderer(): WebGLRenderer<HTMLCanvasElement> {
  const renderer = new AbstractRenderer({
    name: 'webgl',
    type: RendererType.WEBGL,
    systems: SYSTEMS.map(nameOf) as unknown as RendererConfig['systems'],
    renderPipes: PIPES.map(nameOf) as unknown as RendererConfig['renderPipes'],
    renderPipeAdaptors: ADAPTORS.map(nameOf),
  });
  // Pixi's own is nothing but this with longer lists.
  return renderer as unknown as WebGLRenderer<HTMLCanvasElement>;
}

/** A part under the name by which others find it in the renderer. */
function nameOf<Part extends Readonly<{ extension: Readonly<{ name: string }> }>>(part: Part) {
  return { name: part.extension.name, value: part };
}
