/** The bids of both players, written unseen: what is typed shows as dots until the game begins. */
import { useId } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { SEATS } from '../../../i18n/words.ts';
import type { SeatingModel, SheetView } from '../seats/seatsModel.ts';

interface BidsProps {
  readonly seating: SeatingModel;
  readonly view: SheetView;
}

/** A field for each bidder; the machine has none. */
export function Bids({ seating, view }: BidsProps) {
  const { force, usual, sides, bidders } = view;
  const { bids, seats } = view.draft;
  return (
    <>
      <p class="fold-note">{fill(SEATS.matchBidText, { force, usual, side: sides[1] })}</p>
      {([0, 1] as const)
        .filter((side) => typeof seats[side].taken === 'string')
        .map((side) => (
          <Bid
            key={side}
            who={bidders[side]}
            value={bids[side]}
            set={(bid) => seating.fillIn({ bids: side === 0 ? [bid, bids[1]] : [bids[0], bid] })}
          />
        ))}
    </>
  );
}

interface BidProps {
  readonly who: string;
  readonly value: string;
  readonly set: (bid: string) => void;
}

function Bid({ who, value, set }: BidProps) {
  const field = useId();
  return (
    <p class="setting">
      <label for={field}>{fill(SEATS.bidOf, { who })}</label>
      <input
        id={field}
        type="password"
        inputMode="numeric"
        autocomplete="off"
        maxLength={3}
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </p>
  );
}
