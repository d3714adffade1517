import { useDistrict, useMessages, useNavigation } from '@edconsole/console-core'
import { DialogBackdrop, DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { ComboboxPanel } from '../../parts/combobox/combobox-panel.tsx'
import { rankOptions } from '../../parts/combobox/rank-options.ts'
import * as dialog from '../../parts/dialog/dialog.css.ts'
import { useWayBack } from '../../parts/dialog/use-way-back.ts'
import { KeyCap } from '../../parts/key-cap/key-cap.tsx'
import { useOverlayAttributes } from '../../parts/theme-root/use-overlay-attributes.ts'
import { classNames } from '../../styles/class-names.ts'
import { shellMessages } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { isMac, keysText } from '../shortcuts/keys-text.ts'
import * as css from './go-to.css.ts'
import { batchNumberIn } from './use-batches.ts'
import { useOpenDashboard } from './use-open-dashboard.ts'
import { type Targets, useTargets } from './use-targets.tsx'

export type GoToProps = { shell: Shell; onClose: () => void }

/** One box for every way through the console (ux 7.29): pages, districts, batches, and what can be done here. */
export function GoTo({ shell, onClose }: GoToProps): ReactElement {
  const m = useMessages('shell', shellMessages).goTo
  const overlay = useOverlayAttributes()
  useWayBack(true)
  // What is typed is searched below; only a number also asks the server, and draws all of this anew.
  const [batchNumber, setBatchNumber] = useState('')
  const targets = useTargets(shell, batchNumber)
  const pick = usePick(targets, onClose)
  const withDashboard = useRef(false)
  const onKey = (event: KeyboardEvent) => {
    withDashboard.current = event.ctrlKey || event.metaKey
    // Esc means all of this: the list in it never closes by itself.
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <HeadlessDialog {...overlay} open onClose={onClose} className={dialog.layer} aria-label={m.label}>
      <DialogBackdrop className={dialog.backdrop} />
      <div className={classNames(dialog.scroller, css.place)}>
        <DialogPanel className={classNames(dialog.panel, dialog.width.md)} onKeyDownCapture={onKey}>
          <ComboboxPanel
            spacious
            counted={false}
            label={m.label}
            placeholder={m.placeholder}
            value={null}
            options={targets.options}
            search={searchTargets}
            onQuery={(text) => setBatchNumber(batchNumberIn(text))}
            nothing={m.noMatch}
            onPick={(value) => pick(value, withDashboard.current)}
            foot={<Hints />}
          />
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

/**
 * What Go to lists for a text. Before anything is typed it leaves out what would bury the rest: thousands of districts.
 */
function searchTargets(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  if (query.trim() === '') return options.filter((option) => 'atOnce' in option && option.atOnce === true)
  return rankOptions(options, query, { bestGroupFirst: true })
}

/** Closes first, then goes: whatever asks or opens next takes the focus from the page, not from here. */
function usePick({ byValue }: Targets, onClose: () => void): (value: string, withDashboard: boolean) => void {
  const { go } = useNavigation()
  const { select } = useDistrict()
  const openDashboard = useOpenDashboard()
  return (value, withDashboard) => {
    onClose()
    setTimeout(() => {
      const target = byValue.get(value)
      if (target) target.open({ go })
      else void (withDashboard ? openDashboard(value) : select(value))
    })
  }
}

function Hints(): ReactElement {
  const m = useMessages('shell', shellMessages).goTo
  const enter = keysText('Mod+Enter', isMac())
  return (
    <>
      <span className={css.hint}>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap> {m.move}
      </span>
      <span className={css.hint}>
        <KeyCap>Enter</KeyCap> {m.open}
      </span>
      <span className={css.hint}>
        {enter.map((cap) => (
          <KeyCap key={cap}>{cap}</KeyCap>
        ))}{' '}
        {m.dashboard}
      </span>
      <span className={css.hint}>
        <KeyCap>Esc</KeyCap> {m.close}
      </span>
    </>
  )
}
