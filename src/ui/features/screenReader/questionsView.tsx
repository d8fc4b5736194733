/** The window of questions: each is a button, the answer is read out below them. */
import { ASKING } from '../../../i18n/words.ts';
import type { TableModel } from '../../shell/tableModel.ts';
import { commandsAt } from '../../commands/commandTable.ts';
import './questions.css';

/** What can be asked about the board. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { asking, commands, ask } = model;
  return (
    <div class="asking">
      <p>{asking.from}</p>
      <ul>
        {commandsAt('questions').map((question) => {
          const command = commands.value.find(({ id }) => id === question);
          return (
            <li key={question}>
              <button type="button" class="button" onClick={() => ask.command(question)}>
                {command?.label}
                {command !== undefined && command.key !== '' && <kbd aria-hidden="true">{command.key}</kbd>}
              </button>
            </li>
          );
        })}
      </ul>
      <p class="asking-answer" role="status" aria-label={ASKING.answer}>
        {asking.answer}
      </p>
      {asking.leads.value && (
        <button
          type="button"
          class="button button-gold"
          onClick={() => {
            asking.go();
            ask.command('ask');
          }}
        >
          {ASKING.go}
        </button>
      )}
    </div>
  );
}
