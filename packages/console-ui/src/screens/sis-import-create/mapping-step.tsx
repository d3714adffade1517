import type { SisSystem } from '@edconsole/console-core'
import {
  columnsOf,
  isFed,
  type SeenSource,
  type TemplateDraft,
  type UntranslatedColumn,
  withSuggestions,
} from '@edconsole/console-core/import-rules'
import { type ReactElement, useId } from 'react'
import { MappingEditor } from '../../features/templates/mapping-editor/mapping-editor.tsx'
import type { DraftStep } from '../../features/templates/mapping-editor/mapping-editor-props.ts'
import { useDatabaseColumns } from '../../features/templates/mapping-editor/use-database-columns.ts'
import { useEditorAddress } from '../../features/templates/mapping-editor/use-editor-address.ts'
import { Button } from '../../parts/button/button.tsx'
import { ResetIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { LiveRegion } from '../../patterns/live-region/live-region.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import type { SisImportCreateMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepButtons } from './step-buttons.tsx'
import { neighborsOf, type StepId } from './steps-of.ts'
import type { FileCodes } from './use-file-codes.ts'
import { ValuesNotice } from './values-notice.tsx'

export type MappingStepProps = {
  draft: TemplateDraft
  onChange: DraftStep
  undo: (() => void) | undefined
  seen: SeenSource
  codes: FileCodes
  untranslated: readonly UntranslatedColumn[]
  system: SisSystem | undefined
  step: 'columns' | 'values'
  onStep: (step: StepId) => void
  m: SisImportCreateMessages
}

/** The editor, once for all columns and once for those with codes. */
export function MappingStep(props: MappingStepProps): ReactElement {
  const { draft, onChange, undo, seen, codes, untranslated, system, step, onStep, m } = props
  const database = useDatabaseColumns(draft.fields.componentName)
  const address = useEditorAddress(step === 'values' ? 'lists' : 'all')
  const open = openColumns(draft)
  const { back, next } = neighborsOf(step)
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.root}>
      {/* The stepper above says the same to the eye. */}
      <SectionHeading depth={1} id={id} className={css.heading}>
        <VisuallyHidden>{m.steps[step]}</VisuallyHidden>
      </SectionHeading>
      {step === 'values' && (
        <ValuesNotice
          codes={codes}
          untranslated={untranslated}
          open={address.open}
          onOpen={(columnName) => address.onOpen(columnName, firstValues(untranslated, columnName))}
          onAccept={() => onChange((was) => withSuggestions(was, untranslated))}
          m={m.values}
        />
      )}
      {database.columns ? (
        <MappingEditor
          {...address}
          columns={database.columns}
          possible={database.possible}
          draft={draft}
          onChange={onChange}
          seen={seen}
          kind={system?.kind}
          tools={
            undo && (
              <Button kind="ghost" icon={<ResetIcon />} onClick={undo}>
                {m.undo}
              </Button>
            )
          }
        />
      ) : database.failure ? (
        <ErrorState failure={database.failure} onRetry={database.retry} />
      ) : (
        <div aria-busy="true">
          <LiveRegion>{m.columns.loading}</LiveRegion>
          <WaitingRows rows={8} height={48} />
        </div>
      )}
      <div className={css.foot}>
        <StepButtons onBack={() => back && onStep(back)} onContinue={() => next && onStep(next)} m={m}>
          {step === 'values'
            ? untranslated.length > 0
              ? m.values.left
              : m.values.help
            : open > 0
              ? m.columns.open(open)
              : m.columns.done}
        </StepButtons>
      </div>
    </section>
  )
}

/** Leads into the first of the values, as a link from an import does. */
const firstValues = (untranslated: readonly UntranslatedColumn[], columnName: string): string[] =>
  untranslated
    .filter(({ definition }) => definition.columnName === columnName)
    .flatMap(({ values }) => values.slice(0, 1).map(({ sourceValue }) => sourceValue))

/** Required columns that nothing fills. */
export const openColumns = ({ fields, columns }: TemplateDraft): number =>
  columnsOf(fields.componentName).filter(({ isRequired, columnName }) => {
    const column = columns[columnName]
    return isRequired && !(column && isFed(column))
  }).length
