import {
  CONSTANTS,
  type ComponentName,
  componentTitle,
  sisImportsResource,
  useDataYear,
  useDistrictScope,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Field } from '../../parts/field/field.tsx'
import { SyncIcon } from '../../parts/icons/icons.ts'
import { Select } from '../../parts/select/select.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import type { ImportRunMessages } from './messages.ts'
import { modeMessages } from './mode-messages.ts'
import { syncableComponents, syncRequest } from './sync-choice.ts'
import * as css from './sync-dialog.css.ts'
import { type SyncMode, useSync } from './use-sync.ts'

export type SyncFormProps = {
  open: boolean
  onClose(): void
  title: string
  /** What is ticked at the start; null stands for all. */
  preset: readonly ComponentName[] | null
  onStarted(batchId: number): void
  texts: ImportRunMessages
}

/** Asks what to sync and starts it. A failure stays in the dialog with its reason. */
export function SyncForm({ open, onClose, title, preset, onStarted, texts }: SyncFormProps): ReactElement {
  const district = useDistrictScope()
  const schoolYear = useDataYear()
  const [picked, setPicked] = useState<ReadonlySet<ComponentName> | null>(preset && new Set(preset))
  const [complaint, setComplaint] = useState<string | null>(null)
  const templates = useList(
    sisImportsResource.list,
    {
      filter: { isEnabled: true, ...(schoolYear !== undefined && { schoolYear }) },
      limit: CONSTANTS.limitMax,
    },
    { enabled: open },
  )
  const [mode, setMode] = useState<SyncMode | undefined>()
  const { start, starting, reason } = useSync(texts)
  const offered = syncableComponents(templates.data ?? [])
  const hasNone = templates.data !== undefined && offered.length === 0
  const chosen = picked ?? new Set(offered)
  const all = offered.every((name) => chosen.has(name))

  const toggle = (name: ComponentName, on: boolean): void => {
    setComplaint(null)
    setPicked(new Set(on ? [...chosen, name] : [...chosen].filter((each) => each !== name)))
  }
  const submit = async (): Promise<void> => {
    if (!offered.some((name) => chosen.has(name)) && offered.length > 0)
      return setComplaint(texts.sync.pickOne)
    const batchId = await start(syncRequest(chosen, offered), mode)
    if (batchId !== null) onStarted(batchId)
  }

  const problem = complaint ?? reason
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      locked={starting}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {texts.sync.cancel}
          </Button>
          <Button
            kind="primary"
            icon={<SyncIcon />}
            busy={starting}
            busyLabel={texts.sync.starting}
            disabledReason={hasNone ? texts.sync.noTemplates : undefined}
            onClick={() => void submit()}
          >
            {texts.sync.start}
          </Button>
        </>
      }
    >
      <p className={dialog.text}>
        {hasNone ? texts.sync.noTemplates : texts.sync.text(district?.name ?? '')}
      </p>
      {templates.loading ? <Skeleton shape="block" /> : null}
      {templates.errors.length > 0 && !templates.data ? (
        <p className={dialog.text}>
          {texts.sync.templatesFailed}
          <Button kind="link" size="sm" onClick={templates.retry}>
            {texts.sync.tryAgain}
          </Button>
        </p>
      ) : null}
      {offered.length > 0 ? (
        <fieldset className={css.group}>
          <legend className={css.legend}>{texts.sync.legend}</legend>
          <Checkbox
            label={texts.sync.all}
            help={texts.sync.allHelp}
            checked={all}
            indeterminate={!all && chosen.size > 0}
            onChange={(on) => {
              setComplaint(null)
              setPicked(on ? null : new Set())
            }}
          />
          <div className={css.components}>
            {offered.map((name) => (
              <Checkbox
                key={name}
                label={componentTitle(name)}
                checked={chosen.has(name)}
                onChange={(on) => toggle(name, on)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      {offered.length > 0 ? (
        <div className={css.group}>
          <SyncModeField value={mode} onChange={setMode} />
        </div>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className={dialog.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  )
}

const MODES = ['full', 'delta', 'addOnly'] as const satisfies readonly SyncMode[]

type SyncModeFieldProps = {
  /** Undefined: each template's own. */
  value: SyncMode | undefined
  onChange: (mode: SyncMode | undefined) => void
}

/** How the rows of a run are taken, for this run alone (R46). */
function SyncModeField({ value, onChange }: SyncModeFieldProps): ReactElement {
  const m = useMessages('sync', modeMessages)
  return (
    <Field label={m.mode} help={value && m.help[value]}>
      <Select
        value={value ?? ''}
        options={[
          { value: '', label: m.ownMode },
          ...MODES.map((mode) => ({ value: mode, label: m.modes[mode] })),
        ]}
        onChange={(wanted) => onChange(MODES.find((mode) => mode === wanted))}
      />
    </Field>
  )
}
