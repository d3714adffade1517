import {
  districtsResource,
  type SavedView,
  savedViewsResource,
  useAccess,
  useList,
  useMessages,
  useRemove,
  useSave,
} from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Checkbox } from '../../../parts/checkbox/checkbox.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { focusFirstInvalid } from '../../../parts/field/focus-first-invalid.ts'
import { useLengthFault } from '../../../parts/field/use-length-fault.ts'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import * as dialog from '../../delete-dialog/dialog-text.css.ts'
import type { TableModel } from '../table-model.ts'
import { viewMessages } from './messages.ts'
import { ownTabs } from './tabs-of.ts'
import { viewChanges } from './view-changes.ts'
import * as css from './view-dialogs.css.ts'

export type ViewDialog = 'create' | 'edit' | 'remove'

export type ViewDialogsProps<Row extends object> = {
  model: TableModel<Row>
  shown: ViewDialog
  onClose: () => void
}

/** The dialogs in which views are saved, renamed, shared and deleted. */
export function ViewDialogs<Row extends object>({
  model,
  shown,
  onClose,
}: ViewDialogsProps<Row>): ReactElement | null {
  const { open } = model.view
  if (shown === 'create') return <NameDialog model={model} view={undefined} onClose={onClose} />
  if (open === undefined) return null
  if (shown === 'edit') return <NameDialog model={model} view={open} onClose={onClose} />
  return <RemoveDialog model={model} view={open} onClose={onClose} />
}

type NameDialogProps<Row extends object> = {
  model: TableModel<Row>
  /** Absent: a new one. */
  view: SavedView | undefined
  onClose: () => void
}

const NAME_MAX = 60

/** A failure stays in the dialog with its reason, and with what was typed. */
function NameDialog<Row extends object>({ model, view, onClose }: NameDialogProps<Row>): ReactElement {
  const m = useMessages('views', viewMessages)
  const { isEmployee } = useAccess()
  const { district, listId } = model.view
  const share = useShareTexts(model, view)
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const [isTried, setTried] = useState(false)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const confirm = ({ name }: SavedView) => m.saved(name)
  const creating = useSave(savedViewsResource.create, { confirm })
  const updating = useSave(savedViewsResource.update, { confirm })
  const { saving, errors } = view ? updating : creating
  const isMissing = name.trim() === ''
  const tooLong = useLengthFault()(name, NAME_MAX)
  const isTaken =
    name !== view?.name && ownTabs(model, m).some((tab) => tab.toLowerCase() === name.trim().toLowerCase())
  const wrongName = errors.find(({ field }) => field === 'name')?.message
  const problem = wrongName === undefined ? errors[0]?.message : undefined
  const changes = viewChanges(model)
  const query = { lea: district?.lea }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    focusFirstInvalid(form)
    if (isMissing || isTaken || tooLong !== undefined || saving) return
    try {
      if (view) {
        const { id } = view
        // Sharing again could move it to the district that the reader is in.
        const body = isShared === view.isShared ? { name } : { name, isShared }
        await updating.run({ params: { id }, query, body })
      } else {
        const created = await creating.run({ query, body: { listId, name, isShared, ...changes.content } })
        model.view.forgetColumns()
        changes.open(created)
      }
      onClose()
    } catch {
      // The failure stands in the dialog.
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={saving}
      title={view ? m.dialog.edit : m.dialog.create}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button type="submit" form={id} kind="primary" busy={saving} busyLabel={m.saving}>
            {view ? m.save : m.dialog.create}
          </Button>
        </>
      }
    >
      <form ref={form} className={css.form} id={id} onSubmit={(event) => void save(event)} noValidate>
        {!view && <p className={dialog.text}>{m.dialog.text}</p>}
        <Field
          label={m.dialog.name}
          required
          error={
            isTried && isMissing
              ? m.dialog.missing
              : isTried && isTaken
                ? m.dialog.taken(name.trim())
                : (tooLong ?? wrongName)
          }
        >
          <TextField data-autofocus value={name} onChange={setName} autoComplete="off" />
        </Field>
        {(district || isEmployee) && <Checkbox {...share} checked={isShared} onChange={setShared} />}
        {problem === undefined ? null : (
          <p role="alert" className={dialog.problem}>
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Where a view is shared, or would be: one that is shared already stays where that was done. */
function useShareTexts<Row extends object>(
  { view: { district } }: TableModel<Row>,
  view: SavedView | undefined,
): { label: string; help: string } {
  const m = useMessages('views', viewMessages).dialog
  const lea = view?.isShared ? view.lea : (district?.lea ?? null)
  const isElsewhere = lea !== null && lea !== district?.lea
  const filter = { lea: lea ?? '' }
  const { data } = useList(
    districtsResource.list,
    { filter, limit: 1 },
    { enabled: isElsewhere, silent: true, within: filter },
  )
  if (lea === null) return { label: m.shareWithStaff, help: m.shareWithStaffHelp }
  // A backend that doesn't know the filter answers with any district.
  const other = data?.find((one) => one.lea === lea)?.districtName
  const name = isElsewhere ? other : district?.name
  return {
    label: name === undefined ? m.sharedElsewhere : m.shareInDistrict(name),
    help: m.shareInDistrictHelp,
  }
}

type RemoveDialogProps<Row extends object> = {
  model: TableModel<Row>
  view: SavedView
  onClose: () => void
}

function RemoveDialog<Row extends object>({ model, view, onClose }: RemoveDialogProps<Row>): ReactElement {
  const m = useMessages('views', viewMessages)
  const { run, saving, errors } = useRemove(savedViewsResource.remove, {
    confirm: () => m.deleted(view.name),
  })
  const remove = async () => {
    try {
      await run({ params: { id: view.id }, query: { lea: model.view.district?.lea } })
    } catch {
      // The failure stands in the dialog.
      return
    }
    onClose()
    viewChanges(model).leave()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={m.removal.title(view.name)}
      confirmLabel={m.remove}
      busy={saving}
      busyLabel={m.removal.busy}
      failure={errors[0]?.message}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p className={dialog.text}>{view.isShared ? m.removal.shared : m.removal.own}</p>
    </ConfirmDialog>
  )
}
