import type { ReactElement } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon } from '../../parts/icons/icons.ts'
import { UpIcon } from '../../parts/icons/later-icons.ts'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import type { ImportLogErrorsMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { Find } from './use-find.ts'

export type FindBoxProps = {
  find: Find
  /** The whole log is on show, so that the matches are all there are. */
  wholeLog: boolean
  m: ImportLogErrorsMessages
}

/** Looks for a text: Enter goes to the next match, Shift and Enter to the one before. */
export function FindBox({ find, wholeLog, m }: FindBoxProps): ReactElement {
  const { position, matches } = find
  const said =
    position === null
      ? wholeLog
        ? m.search.none
        : m.search.noneOnPage
      : (wholeLog ? m.search.position : m.search.positionOnPage)(position + 1, matches.length)
  return (
    <>
      <SearchField
        className={css.find}
        label={m.search.label}
        value={find.text}
        onChange={find.setText}
        onSubmit={(_, event) => find.step(event.shiftKey ? -1 : 1)}
        {...(find.wanted !== '' && {
          end: (
            <span role="status" className={css.position}>
              {said}
            </span>
          ),
        })}
      />
      {matches.length > 0 ? (
        <span className={css.steps}>
          <IconButton size="sm" label={m.search.previous} icon={<UpIcon />} onClick={() => find.step(-1)} />
          <IconButton size="sm" label={m.search.next} icon={<DownIcon />} onClick={() => find.step(1)} />
        </span>
      ) : null}
    </>
  )
}
