import { useDistrict } from '@edconsole/console-core'
import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { PickIcon } from '../../parts/icons/icons.ts'
import { createLater } from '../../parts/later/create-later.ts'
import { Popover } from '../../parts/popover/popover.tsx'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import { DistrictFace } from './district-face.tsx'
import * as css from './header.css.ts'

export const DISTRICT_SELECT_ID = 'ec-district-select'

const districtPanel = createLater(async () => (await import('./district-panel.tsx')).DistrictPanel)

/** The searchable picker of the header ([S2.1], ux 7.3): names, codes or initials among thousands. */
export function DistrictSelect({ fill = false }: { fill?: boolean }): ReactElement {
  const { id, status, list, listFailed, only, selected } = useDistrict()
  const [typed, setTyped] = useState('')
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
        needs={districtPanel}
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
        {(close) => {
          const Panel = districtPanel.get()
          return Panel ? <Panel typed={typed} close={close} /> : null
        }}
      </Popover>
    </div>
  )
}

/** Down opens, and so does a letter, which is searched at once. */
function openByTyping(
  event: KeyboardEvent<HTMLButtonElement>,
  remember: (typed: (before: string) => string) => void,
): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
  if (key !== 'ArrowDown' && !isLetter) return
  const isOpen = currentTarget.getAttribute('aria-expanded') === 'true'
  if (isOpen && !isLetter) return
  event.preventDefault()
  // More letters may follow while the panel is fetched, and until it takes the focus.
  if (!isOpen && currentTarget.getAttribute('aria-busy') !== 'true') currentTarget.click()
  if (isLetter) remember((before) => before + key)
}
