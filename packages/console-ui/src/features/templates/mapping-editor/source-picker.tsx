import type { DatabaseColumn, DraftColumn } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { PickIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import { Popover } from '../../../parts/popover/popover.tsx'
import * as well from '../../../parts/text-field/control.css.ts'
import { Tooltip } from '../../../parts/tooltip/tooltip.tsx'
import { classNames } from '../../../styles/class-names.ts'
import * as css from './mapping-editor.css.ts'
import type { MappingEditorMessages } from './messages.ts'
import type { SourceUse } from './source-use.ts'

const SourcePanel = /* @__PURE__ */ lazyPart(async () => (await import('./source-panel.tsx')).SourcePanel)

export type SourcePickerProps = {
  definition: DatabaseColumn
  column: DraftColumn
  sources: SourceUse
  onPick: (source: string | null) => void
  /** It has to be chosen, and is not. */
  invalid: boolean
  /** As large as the fields around it. */
  inForm?: boolean
  tabIndex?: 0 | -1
  m: MappingEditorMessages['source']
}

/** The SIS column that feeds a database column, and the list behind it. */
export function SourcePicker(props: SourcePickerProps): ReactElement {
  const { definition, column, sources, onPick, invalid, inForm, tabIndex, m } = props
  const { sourceColumn } = column
  const isUnseen = sourceColumn !== null && !sources.isSeen(sourceColumn)
  return (
    <span className={classNames(well.well, !inForm && well.compact, !inForm && css.picker)}>
      <Popover
        bare
        label={m.label(definition.displayName)}
        needs={SourcePanel}
        className={css.pickerPanel}
        trigger={
          <button
            type="button"
            data-ec-control=""
            data-ec-source=""
            tabIndex={tabIndex}
            aria-haspopup="dialog"
            aria-invalid={invalid || undefined}
            aria-label={m.name(
              definition.displayName,
              sourceColumn === null ? m.choose : isUnseen ? `${sourceColumn}, ${m.unseen}` : sourceColumn,
            )}
            className={classNames(css.pickerButton, sourceColumn === null && css.placeholder)}
          >
            {sourceColumn ?? m.choose}
          </button>
        }
      >
        {(close) => (
          <SourcePanel
            definition={definition}
            value={sourceColumn}
            sources={sources}
            m={m}
            onPick={(source) => {
              close()
              onPick(source)
            }}
          />
        )}
      </Popover>
      {isUnseen ? (
        <Tooltip text={m.unseen} describes={false}>
          <span className={css.pickerWarning}>
            <WarningIcon size="sm" />
          </span>
        </Tooltip>
      ) : null}
      <PickIcon size="sm" className={css.pickerIcon} />
    </span>
  )
}
