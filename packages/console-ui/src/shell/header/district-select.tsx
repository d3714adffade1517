import { useDistrict } from '@edconsole/console-core'
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ComboboxPanel } from '../../parts/combobox/combobox-panel.tsx'
import { PickIcon, RetryIcon, UnreachableIcon } from '../../parts/icons/icons.ts'
import { KeyCap } from '../../parts/key-cap/key-cap.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { StatePanel } from '../../patterns/states/state-panel.tsx'
import { classNames } from '../../styles/class-names.ts'
import { DistrictFace } from './district-face.tsx'
import { districtOptions } from './district-options.ts'
import * as css from './header.css.ts'

export const DISTRICT_SELECT_ID = 'ec-district-select'

/** The searchable picker of the header ([S2.1], ux 7.3): names, codes or initials among thousands. */
export function DistrictSelect({ fill = false }: { fill?: boolean }): ReactElement {
  const { id, status, list, listFailed, only, recent, selected, select, retry } = useDistrict()
  const [typed, setTyped] = useState('')
  const options = useMemo(() => districtOptions(list ?? [], recent), [list, recent])
  const shown = list?.find((item) => String(item.id) === id) ?? selected ?? undefined
  const face = <DistrictFace district={shown} loading={list === undefined && !listFailed} />

  if (only) {
    return (
      <button
        id={DISTRICT_SELECT_ID}
        type="button"
        disabled
        className={classNames(css.picker, css.pickerOnly, fill && css.pickerFill)}
      >
        {face}
        <VisuallyHidden>, only district</VisuallyHidden>
      </button>
    )
  }
  return (
    // The popover names its own button; this is what the skip link finds.
    <div id={DISTRICT_SELECT_ID} className={classNames(css.pickerPlace, fill && css.pickerFill)}>
      <Popover
        bare
        label="District Select"
        className={css.panel}
        trigger={
          <button
            type="button"
            className={classNames(css.picker, fill && css.pickerFill)}
            onClick={() => setTyped('')}
            onKeyDown={(event) => openByTyping(event, setTyped)}
          >
            {face}
            <span className={css.chevron}>{status === 'loading' ? <Spinner /> : <PickIcon />}</span>
          </button>
        }
      >
        {(close) =>
          listFailed ? (
            <StatePanel
              icon={<UnreachableIcon size="xl" />}
              title="Districts could not be loaded"
              action={
                <Button icon={<RetryIcon />} onClick={() => void retry()}>
                  Try again
                </Button>
              }
            />
          ) : (
            // Esc means this panel: the list in it never closes by itself.
            <div onKeyDownCapture={(event) => closeOnEscape(event, close)}>
              <ComboboxPanel
                label="District Select"
                placeholder="Name, code or initials"
                value={id}
                options={options}
                initialQuery={typed}
                nothing={(query) => `No district matches ${query}. Check the spelling or search by code.`}
                onPick={(picked) => {
                  close()
                  void select(picked)
                }}
                foot={<KeyHints />}
              />
            </div>
          )
        }
      </Popover>
    </div>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  close()
}

/** Down opens, and so does a letter, which is searched at once. */
function openByTyping(event: KeyboardEvent<HTMLButtonElement>, remember: (typed: string) => void): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
  if (key !== 'ArrowDown' && !isLetter) return
  if (currentTarget.getAttribute('aria-expanded') === 'true') return
  event.preventDefault()
  currentTarget.click()
  if (isLetter) remember(key)
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
