/** What the author holds and looks at: signals that no document depends on. */
import { signal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { CornerId } from '../../../editor/tools/corners.ts';
import type { Deed, EditorDialog, Selected, TabId } from './editorModel.ts';
import { SHOWN_AT_FIRST, type LayerId } from './layers.ts';
import type { BrushInk, ToolId } from './grip.ts';
import type { HeldBy } from './hold.ts';
import type { SymmetryId } from './symmetries.ts';

/** What an author holds and looks at. */
export type Hand = HeldBy<ReturnType<typeof handOf>>;

/** The hand of an author who has just sat down. */
export function handOf() {
  return {
    tab: signal<TabId>('map'),
    tool: signal<ToolId>('brush'),
    ink: signal<BrushInk>({ type: 'terrain', letter: '.' }),
    size: signal(1),
    level: signal(1),
    symmetry: signal<SymmetryId>('none'),
    centre: signal<HexId | null>(null),
    inside: signal<'left' | 'right'>('right'),
    lift: signal(false),
    layers: signal<Readonly<Record<LayerId, boolean>>>(SHOWN_AT_FIRST),
    hiddenZones: signal<ReadonlySet<string>>(new Set()),
    selected: signal<Selected | null>(null),
    findings: signal<TabId | null>(null),
    cursor: signal<HexId | null>(null),
    corner: signal<CornerId | null>(null),
    stroking: signal(false),
    goal: signal<HexId | null>(null),
    event: signal<string | null>(null),
    lit: signal<string | null>(null),
    hint: signal<number | null>(null),
    litHint: signal<number | null>(null),
    dialog: signal<EditorDialog | null>(null),
    deeds: signal<ReadonlySet<Deed>>(new Set()),
  };
}
