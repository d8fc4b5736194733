/** What a line is: chosen from all types of its sort, in groups. What the battle has nothing for is not taken, and the line below says so. */
import type { ComponentChildren } from 'preact';
import {
  EDITOR_CONDITION_NAMES,
  EDITOR_EFFECT_NAMES,
  EDITOR_MOMENT_NAMES,
} from '../../../../i18n/editorWords.ts';
import type { LineSort } from '../../../../editor/eventFields.ts';
import type { EditorModel } from '../editorModel.ts';
import { isPossible } from './freshLine.ts';
import { TYPE_GROUPS } from './typeGroups.ts';

type Names = Readonly<Record<string, string>>;

/** What a type is called in a list. */
export function typeName(sort: LineSort, type: string): string {
  const names: Readonly<Record<LineSort, Names>> = {
    moment: EDITOR_MOMENT_NAMES,
    condition: EDITOR_CONDITION_NAMES,
    effect: EDITOR_EFFECT_NAMES,
    consequence: EDITOR_EFFECT_NAMES,
  };
  return names[sort][type]!;
}

interface TypeProps {
  readonly model: EditorModel;
  readonly sort: LineSort;
  readonly type: string;
  readonly label: string;
  readonly help: string;
  readonly wrong?: boolean;
  /** Types that cannot stand here. */
  readonly without?: readonly string[];
  readonly choose: (type: string) => void;
  readonly children?: ComponentChildren;
}

/** The choice of a type. */
export function TypeRow({
  model,
  sort,
  type,
  label,
  help,
  wrong = false,
  without = [],
  choose,
  children,
}: TypeProps) {
  const document = model.drawn.value;
  return (
    <div class="editor-row editor-type">
      <select
        aria-label={label}
        title={help}
        aria-invalid={wrong}
        onChange={({ currentTarget }) => {
          const wanted = currentTarget.value;
          if (isPossible(document, sort, wanted)) return choose(wanted);
          currentTarget.value = type;
          model.refuse('nothing-for-it', typeName(sort, wanted));
        }}
      >
        {TYPE_GROUPS[sort].map(([group, types]) => {
          const offered = types.filter((one) => one === type || !without.includes(one));
          return offered.length === 0 ? null : (
            <optgroup key={group} label={typeName(sort, group)}>
              {offered.map((one) => {
                const can = one === type || isPossible(document, sort, one);
                return (
                  <option
                    key={one}
                    value={one}
                    selected={one === type}
                    class={can ? undefined : 'editor-vain'}
                  >
                    {typeName(sort, one)}
                  </option>
                );
              })}
            </optgroup>
          );
        })}
      </select>
      {children}
    </div>
  );
}
