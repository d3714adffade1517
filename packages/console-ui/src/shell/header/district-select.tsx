import { useApi, useDistrict, useMessages } from '@edconsole/console-core'
import { type MouseEvent, type ReactElement, useId } from 'react'
import { PickIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { useLoadWhenQuiet } from '../../parts/lazy-part/use-load-when-quiet.ts'
import * as overlay from '../../parts/popover/overlay-panel.css.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import { shellMessages } from '../messages.ts'
import { DistrictFace } from './district-face.tsx'
import * as css from './header.css.ts'
import { DISTRICT_SELECT_ID } from './open-district-select.ts'
import { usePicker } from './use-picker.ts'

const DistrictPanel = lazyPart(async () => (await import('./district-panel.tsx')).DistrictPanel)

/** The searchable picker of the header ([S2.1], ux 7.3): names, codes or initials among thousands. */
export function DistrictSelect({ fill = false }: { fill?: boolean }): ReactElement {
  const m = useMessages('shell', shellMessages).district
  const { id, status, list, settled, only, selected } = useDistrict()
  const { queryClient } = useApi()
  const picker = usePicker(DistrictPanel)
  // With one district there is nothing to pick from.
  useLoadWhenQuiet(DistrictPanel, settled && !only, () => queryClient.isFetching() > 0)
  const panelId = useId()
  const shown = list?.find((item) => String(item.id) === id) ?? selected ?? undefined
  const face = <DistrictFace district={shown} loading={id === null ? !settled : status === 'loading'} />

  if (only) {
    return (
      <button
        id={DISTRICT_SELECT_ID}
        type="button"
        disabled
        className={classNames(css.picker, css.pickerOnly, fill && css.pickerFill)}
      >
        {face}
        <VisuallyHidden>{m.only}</VisuallyHidden>
      </button>
    )
  }
  const { open, drawn, waiting, typed, close, place, button } = picker
  return (
    <div {...place} id={DISTRICT_SELECT_ID} className={classNames(css.pickerPlace, fill && css.pickerFill)}>
      <button
        {...button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={drawn ? panelId : undefined}
        aria-busy={waiting || undefined}
        data-open={open ? '' : undefined}
        className={classNames(css.picker, fill && css.pickerFill)}
      >
        {face}
        <span className={css.chevron}>{status === 'loading' ? <Spinner /> : <PickIcon />}</span>
      </button>
      {drawn && (
        <div
          id={panelId}
          role="dialog"
          aria-label={m.label}
          hidden={!open}
          className={classNames(overlay.panel, overlay.bare, css.panel, fill && css.panelFill)}
          onMouseDown={keepFocus}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        >
          <DistrictPanel open={open} typed={typed} close={close} />
        </div>
      )}
    </div>
  )
}

function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest('input, button')) event.preventDefault()
}
