import { useDistrict, useDistrictList, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useImportMarks } from '../../features/district/import-state/use-import-marks.tsx'
import { Button } from '../../parts/button/button.tsx'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { ComboboxPanel } from '../../parts/combobox/combobox-panel.tsx'
import { RetryIcon, UnreachableIcon } from '../../parts/icons/icons.ts'
import { KeyCap } from '../../parts/key-cap/key-cap.tsx'
import { StatePanel } from '../../patterns/states/state-panel.tsx'
import { shellMessages } from '../messages.ts'
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
  const { id, select, retry } = useDistrict()
  const { listFailed } = useDistrictList()
  const options = useDistrictOptions(useImportMarks(open))
  const m = useMessages('shell', shellMessages).district
  if (listFailed) {
    return (
      <StatePanel
        icon={<UnreachableIcon size="xl" />}
        title={m.notLoaded}
        action={
          <Button icon={<RetryIcon />} onClick={() => void retry()}>
            {m.tryAgain}
          </Button>
        }
      />
    )
  }
  return (
    <ComboboxPanel
      active={open}
      label={m.label}
      placeholder={m.placeholder}
      value={id}
      options={options ?? NONE}
      counted={options !== undefined}
      initialQuery={typed}
      nothing={(query) => (options ? (query === '' ? m.none : m.noMatch(query)) : m.loading)}
      onPick={(picked) => {
        close()
        void select(picked)
      }}
      foot={<KeyHints />}
    />
  )
}

const NONE: readonly ComboboxOption[] = []

function KeyHints(): ReactElement {
  const m = useMessages('shell', shellMessages).district
  return (
    <>
      <span className={css.keys}>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap> {m.move}
      </span>
      <span className={css.keys}>
        <KeyCap>Enter</KeyCap> {m.pick}
      </span>
      <span className={css.keys}>
        <KeyCap>Esc</KeyCap> {m.close}
      </span>
    </>
  )
}
