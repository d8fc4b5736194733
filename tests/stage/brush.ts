/** A brush that draws nothing, where there is no browser. To be imported before anything that draws. */
import { vi } from 'vitest';

const answers: Record<string, unknown> = { addColorStop: () => {}, width: 1 };
const brush: unknown = new Proxy(() => {}, {
  get: (_, name) => answers[String(name)] ?? brush,
  set: () => true,
  apply: () => brush,
});
vi.stubGlobal('navigator', { userAgent: '', platform: '' });
vi.stubGlobal('document', { createElement: () => ({ getContext: () => brush }) });
vi.stubGlobal('Path2D', function () {
  return brush;
});
