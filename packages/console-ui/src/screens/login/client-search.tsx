import { type PublicClient, useMessages } from '@edconsole/console-core'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { Field } from '../../parts/field/field.tsx'
import { SearchIcon } from '../../parts/icons/icons.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import * as css from './client-search.css.ts'
import { messages } from './messages.ts'
import { useClientSearch } from './use-client-search.ts'
import { useListCursor } from './use-list-cursor.ts'

export type ClientSearchProps = {
  onPick: (client: PublicClient) => void
  /** The visitor asked for another district: typing comes next. */
  autoFocus?: boolean
}

/** "Find your district": a combobox over the public list of clients (R12). */
export function ClientSearch({ onPick, autoFocus = false }: ClientSearchProps): ReactElement {
  const m = useMessages('login', messages)
  const [text, setText] = useState('')
  const [closed, setClosed] = useState(false)
  const { found, searching, failed, retry } = useClientSearch(text)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const options = closed ? [] : (found ?? [])
  const pick = (index: number) => {
    const client = options[index]
    if (client) onPick(client)
  }
  const cursor = useListCursor(options.length, { onPick: pick, onClose: () => setClosed(true) })
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])

  return (
    <div>
      <Field label={m.find} help={m.findHelp}>
        <TextField
          ref={field}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={cursor.active >= 0 ? optionId(cursor.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(next) => {
            setText(next)
            setClosed(false)
            cursor.setActive(-1)
          }}
          onKeyDown={cursor.onKeyDown}
          start={<SearchIcon className={css.icon} />}
          end={searching ? <Spinner className={css.icon} label={m.searching} /> : undefined}
        />
      </Field>
      <VisuallyHidden>
        <span role="status">{found && !closed ? m.found(found.length) : ''}</span>
      </VisuallyHidden>
      <div className={css.list} id={listId} role="listbox" aria-label={m.find} hidden={options.length === 0}>
        {options.map((client, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            className={css.option}
            tabIndex={-1}
            key={client.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === cursor.active}
            onClick={() => pick(index)}
            onPointerMove={() => cursor.setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
          >
            <span className={css.name}>{client.clientName}</span>
            <span className={css.state}>{client.state}</span>
          </div>
        ))}
      </div>
      {found?.length === 0 ? <p className={css.none}>{m.noneFound(text.trim())}</p> : null}
      {failed ? <ErrorState title={m.clientsFailed} note={m.clientsFailedHelp} onRetry={retry} /> : null}
    </div>
  )
}
