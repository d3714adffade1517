import { type Draft, formatDateTime, useConsoleSettings, useMessages } from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Banner } from '../banner/banner.tsx'
import { namesOf } from '../save-bar/names-of.ts'
import { useFocusAfter } from '../steady-focus/use-focus-after.ts'
import type { FormField } from './form-field.ts'
import { messages } from './messages.ts'
import * as css from './resource-form.css.ts'

export type DraftOfferProps<Values extends object> = {
  draft: Draft
  fields: readonly FormField<Values>[]
  onRestore: () => void
  onDiscard: () => void
}

/** What was typed here before the page was left without saving, to be taken up again (R14). */
export function DraftOffer<Values extends object>(props: DraftOfferProps<Values>): ReactElement {
  const { draft, fields, onRestore, onDiscard } = props
  const m = useMessages('form', messages).offer
  const { timeZone } = useConsoleSettings()
  const buttons = useRef<HTMLSpanElement>(null)
  useFocusAfter(buttons)
  const names = fields.filter(({ name }) => name in draft.values).map(({ label }) => label)
  return (
    <Banner
      tone="info"
      role="status"
      title={m.title}
      action={
        <span ref={buttons} className={css.buttons}>
          <Button size="sm" onClick={onDiscard}>
            {m.discard}
          </Button>
          <Button size="sm" onClick={onRestore}>
            {m.restore}
          </Button>
        </span>
      }
    >
      {m.text(formatDateTime(draft.at, timeZone), namesOf(names))}
    </Banner>
  )
}
