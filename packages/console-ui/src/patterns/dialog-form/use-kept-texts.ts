import { useDraft } from '@edconsole/console-core'
import { useState } from 'react'

export type KeptTexts<Name extends string> = {
  readonly texts: Readonly<Record<Name, string>>
  /** @param change the texts that were typed */
  type(change: Partial<Record<Name, string>>): void
  /** They were saved, or given up. */
  forget(): void
}

/**
 * Texts of a dialog, which outlive a reload and an expired session (R14): whoever opens the dialog again goes on where they
 * were, unless the stored text has changed since. Not for secrets.
 * @param form names the dialog among the drafts
 * @param record what it is about
 * @param stored the texts to begin with
 */
export function useKeptTexts<Name extends string>(
  form: string,
  record: string,
  stored: Readonly<Record<Name, string>>,
): KeptTexts<Name> {
  const draft = useDraft(form, record)
  const [texts, setTexts] = useState(() => {
    const begun: Record<Name, string> = Object.assign({}, stored)
    const { values = {}, base = {} } = draft.read() ?? {}
    for (const name in begun) {
      const text = values[name]
      if (typeof text === 'string' && base[name] === stored[name]) begun[name] = text
    }
    return begun
  })
  return {
    texts,
    type(change) {
      const next = Object.assign({}, texts, change)
      setTexts(next)
      draft.keep({ values: next, base: stored })
    },
    forget: draft.drop,
  }
}
