/** What is wrong with the battle, with the way to its place and its mend, and what there is of everything. */
import { hexNamed } from '../../../board/hex.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { CHECKS, type DocumentProblem } from '../../../editor/problems/problems.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_CHECKS, EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { inWords } from '../../words/texts.ts';
import type { EditorModel } from './editorModel.ts';
import { groundName, hexsideName } from './ground.ts';
import { Panel } from './palette.tsx';
import { goTo, problemWords } from './problemWords.ts';
import { HEXSIDES } from './grip.ts';
import './findings.css';

/** How many problems are told at once. */
const MOST_TOLD = 60;

/** The problems, errors first. */
export function Problems({ model }: Readonly<{ model: EditorModel }>) {
  const problems = model.problems.value;
  const count = (severity: string): number => problems.filter((one) => one.severity === severity).length;
  const errors = count('error');
  const tripped = new Set(problems.filter(({ severity }) => severity !== 'error').map(({ id }) => id));
  const pass = CHECKS.length - tripped.size;
  return (
    <Panel
      mark="problems"
      busy={!model.checked.value}
      title={EDITOR_PAGE.problems}
      aside={fill(EDITOR_PAGE.problemCount, { errors, pass, others: problems.length - errors })}
    >
      {problems.length === 0 && <p class="editor-note editor-fine">{EDITOR_PAGE.noProblems}</p>}
      <ProblemLines model={model} problems={problems.slice(0, MOST_TOLD)} />
      {/* Beside errors much is not even asked. */}
      {errors === 0 && <Passed tripped={tripped} />}
    </Panel>
  );
}

/** The checks that find nothing, folded: each says what is right. */
function Passed({ tripped }: Readonly<{ tripped: ReadonlySet<string> }>) {
  const passed = CHECKS.map(({ id }) => id).filter((id) => !tripped.has(id));
  return (
    <details class="editor-passed">
      <summary>{fill(EDITOR_PAGE.passed, { count: passed.length })}</summary>
      <ul>
        {passed.map((id) => (
          <li key={id}>{EDITOR_CHECKS[id as keyof typeof EDITOR_CHECKS]}</li>
        ))}
      </ul>
    </details>
  );
}

interface LinesProps {
  readonly model: EditorModel;
  readonly problems: readonly DocumentProblem[];
}

/** Some of the problems: each leads to its place, and is mended where one command does it. */
export function ProblemLines({ model, problems }: LinesProps) {
  if (problems.length === 0) return null;
  return (
    <ul class="editor-problems">
      {problems.map((problem, index) => (
        <li key={`${problem.id} ${index}`} class={`problem-${problem.severity}`}>
          <button type="button" class="editor-problem" onClick={() => goTo(model, problem)}>
            <b class="unseen">{EDITOR_PAGE[`severity-${problem.severity}`]}: </b>
            {problemWords(problem)}
          </button>
          {problem.fix !== null && (
            <button type="button" class="editor-fix" onClick={() => model.act(problem.fix!)}>
              {EDITOR_PAGE.fix}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The counts. */
export function Counts({ document }: Readonly<{ document: ScenarioDocument }>) {
  const map = document.map.inline;
  const tally = new Map<string, number>();
  for (const line of map.hexes) for (const letter of line) tally.set(letter, (tally.get(letter) ?? 0) + 1);
  const own = Object.keys(map.house?.hexsides ?? {}).map((house) => ({ kind: 'house', house }) as const);
  const sides = [...HEXSIDES.map((kind) => ({ kind, house: undefined })), ...own].map(({ kind, house }) => ({
    name: hexsideName(map, { kind, house }),
    n: map.hexsides.filter((line) => line.kind === kind && line.house === house).length,
  }));
  const standing = (forces: readonly string[]): readonly [number, number] => {
    const own = document.pieces.filter(({ force }) => forces.includes(force));
    return [own.filter(({ at }) => hexNamed(map, at) !== null).length, own.length];
  };
  return (
    <Panel title={EDITOR_PAGE.counts}>
      <dl class="editor-counts">
        {Object.entries(map.legend).map(([letter, meaning]) => {
          const n = tally.get(letter) ?? 0;
          return n === 0 ? null : (
            <div key={letter}>
              <dt>{groundName(map, meaning)}</dt>
              <dd>{n}</dd>
            </div>
          );
        })}
        {sides.map(({ name, n }) =>
          n === 0 ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{n}</dd>
            </div>
          ),
        )}
        {document.sides.map((side) => {
          const [on, all] = standing(side.forces.map(({ id }) => id));
          return (
            <div key={side.id}>
              <dt>{inWords(side.name)}</dt>
              <dd>{fill(EDITOR_PAGE.standing, { on, all })}</dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
