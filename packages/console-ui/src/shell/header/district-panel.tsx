import { useDistrict } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { ComboboxPanel } from '../../parts/combobox/combobox-panel.tsx'
import { RetryIcon, UnreachableIcon } from '../../parts/icons/icons.ts'
import { KeyCap } from '../../parts/key-cap/key-cap.tsx'
import { StatePanel } from '../../patterns/states/state-panel.tsx'
import { useDistrictOptions } from './district-options.ts'
import * as css from './header.css.ts'

export type DistrictPanelProps = {
  /** False while it is drawn unseen, ready to be opened. */
  open: boolean
  /** What was typed on the closed button. */
  typed: string
  close: () => void
}

/** What District Select opens: search, list, and the way out of a list that could not be loaded. */
export function DistrictPanel({ open, typed, close }: DistrictPanelProps): ReactElement {
  const { id, listFailed, select, retry } = useDistrict()
  const options = useDistrictOptions()
  if (listFailed) {
    return (
      <StatePanel
        icon={<UnreachableIcon size="xl" />}
        title="Districts couldn't be loaded"
        action={
          <Button icon={<RetryIcon />} onClick={() => void retry()}>
            Try again
          </Button>
        }
      />
    )
  }
  return (
    <ComboboxPanel
      active={open}
      label="District Select"
      placeholder="Name, code or initials"
      value={id}
      options={options ?? NONE}
      counted={options !== undefined}
      initialQuery={typed}
      nothing={(query) => (options ? nothingFor(query) : 'Loading districts')}
      onPick={(picked) => {
        close()
        void select(picked)
      }}
      foot={<KeyHints />}
    />
  )
}

const NONE: readonly ComboboxOption[] = []

function nothingFor(query: string): string {
  return query === ''
    ? "You don't have access to any districts."
    : `No district matches ${query}. Check the spelling or search by code.`
}

function KeyHints(): ReactElement {
  return (
    <>
      <span className={css.keys}>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap> Move
      </span>
      <span className={css.keys}>
        <KeyCap>Enter</KeyCap> Switch district
      </span>
      <span className={css.keys}>
        <KeyCap>Esc</KeyCap> Close
      </span>
    </>
  )
}
