import {
  useClock,
  useConsoleSettings,
  useMessages,
  useUnsavedChanges,
  zonedDay,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../parts/button/button.tsx'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import * as panel from '../actions-panel/panel-columns.css.ts'
import { FoldedSection } from '../form-section/folded-section.tsx'
import { FormSection } from '../form-section/form-section.tsx'
import { SaveBar } from '../save-bar/save-bar.tsx'
import { FoldedFields } from './folded-fields.tsx'
import { FormEnterContext, FormInputsContext } from './form-context.ts'
import type { FormInputs } from './form-field.ts'
import { FormFieldView } from './form-field-view.tsx'
import { FormNotes } from './form-notes.tsx'
import * as viewsCss from './form-views.css.ts'
import { AsideView, type FormView, formInViews, ViewSwitch } from './form-views.tsx'
import { messages } from './messages.ts'
import * as css from './resource-form.css.ts'
import type { ResourceFormProps } from './resource-form-props.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useFormRecord } from './use-form-record.ts'
import { useFormSave } from './use-form-save.ts'
import { usePressPatience } from './use-press-patience.ts'
import { useSaveKey } from './use-save-key.ts'

const ConflictDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
)

/**
 * A form over a stored record, described by data: fields, sections, and the calls that save them. It judges as ux 7.11
 * says, sends what was changed, keeps what is typed whatever the answer is, asks before it is left, and settles what two
 * people changed at once.
 * @example
 * <ResourceForm formId="site-edit" recordId={site.id} label="Site" fields={siteFields} sections={siteSections}
 *   values={site} calls={[{ id: 'site', schema: updateSiteSchema, run: (body, record) =>
 *   update.run({ body, record, params: { id: site.id } }) }]} />
 */
export function ResourceForm<Values extends object>(props: ResourceFormProps<Values>): ReactElement {
  return <OneRecord key={props.recordId ?? 'new'} {...props} />
}

const OVERLAY = '[role="dialog"], [role="alertdialog"]'

function OneRecord<Values extends object>(given: ResourceFormProps<Values>): ReactElement {
  const { label, sections, readOnly, create, aside, aboveBar, children, footer, stacked } = given
  const { views, saveNote } = given
  const m = useMessages('form', messages)
  const record = useFormRecord(given)
  const { fields } = record
  const props = { ...given, fields }
  const draft = useFormDraft(props, record)
  const focus = useFieldFocus()
  const later = usePressPatience()
  const [comparing, setComparing] = useState(false)
  const [view, setView] = useState<FormView>('form')
  const { form, inputs, states, changed, conflicts } = record
  const names = changed.flatMap(({ name, label: own, control }) =>
    control.kind === 'custom' && control.changes ? control.changes(inputs[name], record.base[name]) : [own],
  )

  const faults = fields.flatMap(({ name }) => {
    const text = form.formState.errors[name]?.message
    return states[name]?.open && text !== undefined ? [{ name, text: String(text) }] : []
  })
  const reach = (wrong: readonly string[]) => {
    const [first] = fields.filter(({ name }) => wrong.includes(name))
    const isDrawn = sections.some((section) => section.fields.some((name) => wrong.includes(name)))
    // Drawn at once: a frame later it might still not be there.
    if (first && !isDrawn) flushSync(() => props.onReveal?.(first.name))
    focus.toFirst(wrong)
  }
  const showFirst = (namesOf: () => readonly string[]) => {
    setView('form')
    requestAnimationFrame(() => reach(namesOf()))
  }
  // Once what the server refused is judged too.
  const toFaults = () => showFirst(() => Object.keys(form.formState.errors))
  const restore = () => {
    const restored = Object.keys(draft.offer?.values ?? {})
    draft.restore()
    showFirst(() => restored)
  }
  const saving = useFormSave({
    props,
    record,
    onInvalid: toFaults,
    onConflict: () => setComparing(true),
    onDone: focus.back,
  })
  const save = () => void saving.save()
  const entering = useRef(record.enter)
  entering.current = record.enter
  const { toFirst } = focus
  const goTo = useRef(toFirst)
  goTo.current = toFirst
  const enter = useCallback((values: FormInputs) => {
    entering.current(values)
    // The button that was pressed may be gone with what it corrected.
    requestAnimationFrame(() => goTo.current(Object.keys(values)))
  }, [])
  useUnsavedChanges(names.length > 0, names, draft.drop, saving.saving)
  useSaveKey(focus.root, names.length > 0, save)
  // After the render in which nothing is unsaved, so that leaving asks nothing.
  const { finished } = saving
  const onSaved = useRef(props.onSaved)
  onSaved.current = props.onSaved
  useEffect(() => {
    if (finished > 0) onSaved.current?.()
  }, [finished])

  const disputed = fields.filter(({ name }) => name in conflicts)
  const today = zonedDay(useClock()(), useConsoleSettings().timeZone)
  const shownSections = sections.filter(
    (section) => section.end !== undefined || section.fields.some((name) => states[name]?.shown),
  )
  const hasBar = !create && !footer && readOnly === undefined
  return (
    <FormInputsContext.Provider value={inputs}>
      <FormEnterContext.Provider value={enter}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: remembers which field was in use */}
        <div ref={focus.root} className={css.root} data-ec-form="" onFocus={focus.onFocus}>
          {views ? <ViewSwitch views={views} view={view} inputs={inputs} onChange={setView} /> : null}
          <div className={views ? viewsCss.columns : panel.columns}>
            <form
              noValidate
              aria-label={label}
              className={views ? formInViews(view) : aside === undefined ? css.alone : css.form}
              onSubmit={(event) => {
                event.preventDefault()
                // On a page Enter in a one-line field saves nothing (ux 11). The form of a question drawn in here isn't this one.
                const isOverlay = event.target === event.currentTarget && focus.root.current?.closest(OVERLAY)
                if (isOverlay && (create || names.length > 0)) save()
              }}
            >
              {/* Without a submit button of its own a form with several fields ignores Enter. */}
              <button type="submit" hidden />
              <div className={css.notes}>
                <FormNotes
                  fields={fields}
                  readOnly={readOnly}
                  draft={{ ...draft, restore }}
                  saving={saving}
                  conflicts={disputed}
                  faults={faults}
                  onCompare={() => setComparing(true)}
                  onGo={(name) => reach([name])}
                />
                {children}
                {fields.some((field) => field.required && states[field.name]?.open) ? (
                  <p className={css.requiredNote}>{m.requiredNote}</p>
                ) : null}
              </div>
              {shownSections.map((section) => {
                const { title, help, fold } = section
                const own = changed.filter(({ name }) => section.fields.includes(name))
                const content = (
                  <>
                    <FoldedFields
                      opener={section.opener}
                      entered={own.length > 0}
                      onOpen={() => focus.toFirst(section.fields)}
                    >
                      {section.fields.map((name) => {
                        const field = fields.find((one) => one.name === name)
                        const state = states[name]
                        return field && state?.shown ? (
                          <FormFieldView
                            key={name}
                            form={form}
                            field={field}
                            state={state}
                            // Of a record that is being made everything is new.
                            edited={!create && changed.includes(field)}
                            stored={record.stored.current[name]}
                            today={today}
                            later={later}
                          />
                        ) : null
                      })}
                    </FoldedFields>
                    {section.end === undefined ? null : <div className={css.end}>{section.end}</div>}
                  </>
                )
                return fold ? (
                  <FoldedSection
                    key={title}
                    title={title}
                    help={help}
                    summary={fold(inputs)}
                    forced={faults.some(({ name }) => section.fields.some((one) => one === name))}
                    edited={!create && own.length > 0}
                  >
                    {content}
                  </FoldedSection>
                ) : (
                  <FormSection key={title} title={title} help={help} stacked={stacked || section.stacked}>
                    {content}
                  </FormSection>
                )
              })}
              {create && !footer ? (
                <div className={css.actions}>
                  <Button onClick={create.onCancel}>{m.cancel}</Button>
                  <Button kind="primary" busy={saving.saving} busyLabel={m.saving} onClick={save}>
                    {create.submitLabel}
                  </Button>
                </div>
              ) : null}
              {footer?.({
                save,
                check: saving.check,
                saving: saving.saving,
                changed: names.length > 0,
                inputs,
              })}
            </form>
            {views ? (
              <AsideView label={views.aside} view={view}>
                {aside}
              </AsideView>
            ) : aside === undefined ? null : (
              <div className={panel.side}>{aside}</div>
            )}
          </div>
          {aboveBar === undefined && !hasBar ? null : (
            <div className={css.foot}>
              {aboveBar}
              {hasBar ? (
                <SaveBar
                  changes={names}
                  invalid={faults.length}
                  partly={saving.partly}
                  failed={
                    saving.changedElsewhere ? m.conflict.saveAgain(saving.changedElsewhere.by) : undefined
                  }
                  saving={saving.saving}
                  note={saveNote}
                  onShowInvalid={toFaults}
                  onSave={save}
                  onDiscard={() => {
                    record.discard()
                    saving.clear()
                    focus.back()
                  }}
                />
              ) : null}
            </div>
          )}
        </div>
        {disputed.length > 0 ? (
          <ConflictDialog
            open={comparing}
            fields={disputed}
            mine={inputs}
            theirs={conflicts}
            onClose={() => setComparing(false)}
            onSettle={(taken) => {
              record.settle(taken)
              setComparing(false)
            }}
          />
        ) : null}
      </FormEnterContext.Provider>
    </FormInputsContext.Provider>
  )
}
