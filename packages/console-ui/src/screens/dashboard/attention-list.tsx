import { formatCount, formatDateTime, useConsoleSettings, useMessages } from '@edconsole/console-core'
import { type ReactElement, useId, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { FailedIcon, InfoIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { AttentionItem } from './attention-item.ts'
import { messages } from './messages.ts'
import * as css from './needs-attention.css.ts'

/** Lines that its card has room for. */
export const ROWS = 5

const ICONS = { danger: FailedIcon, warning: WarningIcon, info: InfoIcon }

/** What waits for somebody, as far as there is room for it; the last line has the rest. */
export function AttentionList({ items }: { items: readonly AttentionItem[] }): ReactElement {
  const m = useMessages('dashboard', messages)
  const [whole, setWhole] = useState(false)
  const id = useId()
  const fits = items.length <= ROWS
  return (
    <>
      <ul className={css.list} id={id}>
        {(fits || whole ? items : items.slice(0, ROWS - 1)).map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
      {fits ? null : (
        <div className={css.more}>
          <Button
            kind="link"
            size="sm"
            aria-expanded={whole}
            aria-controls={id}
            onClick={() => setWhole(!whole)}
          >
            {whole ? m.showFewer : m.showAll(formatCount(items.length))}
          </Button>
        </div>
      )}
    </>
  )
}

function Item({ item }: { item: AttentionItem }): ReactElement {
  const Icon = ICONS[item.tone]
  const { timeZone } = useConsoleSettings()
  return (
    <li className={css.item}>
      <span className={classNames(css.icon, css.tone[item.tone])}>
        <Icon size="lg" />
      </span>
      <div className={css.what}>
        <p className={css.title}>{item.title}</p>
        <p className={css.text}>{item.text}</p>
      </div>
      <span className={css.when}>{item.at ? formatDateTime(item.at, timeZone) : ''}</span>
      <span className={css.action}>
        <PlaceButton to={item.action.to} size="sm">
          {item.action.label}
        </PlaceButton>
      </span>
    </li>
  )
}
