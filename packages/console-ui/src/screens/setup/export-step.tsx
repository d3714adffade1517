import { exportsResource, type Product, useAccess, useDataYear, useSave } from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { productRefusal, withoutExports } from '../../features/exports/actions/product-refusal.ts'
import { useExportsOfYear } from '../../features/exports/actions/use-exports-of-year.ts'
import { exportFields } from '../../features/exports/form/export-fields.tsx'
import { exportFormSchema } from '../../features/exports/form/export-form-schema.ts'
import { type ExportFormValues, NO_SECRETS } from '../../features/exports/form/export-form-values.ts'
import { exportSections } from '../../features/exports/form/export-sections.tsx'
import { newExportValues } from '../../features/exports/form/new-export-values.ts'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import type { FormCall } from '../../patterns/resource-form/index.ts'
import * as css from './screen.css.ts'
import { SaveButton, StepFoot, type StepWork } from './step-foot.tsx'
import { StepForm } from './step-form.tsx'

/** The first enabled product without an export gets one here. */
export function ExportStep(work: StepWork): ReactElement {
  const year = useDataYear()
  return year === undefined ? <StepFoot {...work} /> : <ExportOfYear {...work} schoolYear={year} />
}

type OfYear = StepWork & { schoolYear: number }

function ExportOfYear({ schoolYear, ...work }: OfYear): ReactElement {
  const { m } = work
  const { isEmployee } = useAccess()
  const { exports, products, enabled, failures, retry } = useExportsOfYear(schoolYear)
  if (failures.length > 0) return <NotLoaded text={m.exports.failed} tryAgain={m.tryAgain} onRetry={retry} />
  if (!exports || !products || !enabled)
    return (
      <FormSkeleton
        alone
        sections={[{ ...m.exports.form.sections.destination, fields: ['full', 'half', 'half'] }]}
      />
    )
  const [product, ...others] = products.filter(
    (one) => productRefusal({ product: one, enabled, exports }) === null,
  )
  const refusing = withoutExports(products, enabled)
  const left = refusing.length > 0 ? <p className={css.text}>{m.exports.refusing(refusing)}</p> : null
  if (product === undefined)
    return (
      <>
        <p className={css.text}>
          {exports.length > 0
            ? m.exports.none
            : products.length === 0
              ? m.products.none[isEmployee ? 'staff' : 'district']
              : m.exports.noProduct}
        </p>
        {left}
        <StepFoot {...work} />
      </>
    )
  return (
    <>
      {left}
      {others.length > 0 ? (
        <p className={css.text}>{m.exports.more(others.map(({ name }) => name).join(', '))}</p>
      ) : null}
      <ExportForm
        key={product.id}
        {...work}
        product={product}
        isLast={others.length === 0}
        schoolYear={schoolYear}
      />
    </>
  )
}

type ExportFormProps = OfYear & { product: Product; isLast: boolean }

function ExportForm({ product, isLast, schoolYear, ...work }: ExportFormProps): ReactElement {
  const { step, onSaved, m } = work
  const { run } = useSave(exportsResource.create, { confirm: true })
  const texts = m.exports.form
  const values = useMemo((): ExportFormValues => {
    const usual = newExportValues(product, { schoolYear, name: m.exports.name(product.name) })
    return { ...usual, isEnabled: true }
  }, [product, schoolYear, m])
  const fields = useMemo(
    () =>
      exportFields({
        product: product.code,
        schoolYear,
        years: undefined,
        m: texts,
        secrets: NO_SECRETS,
        storedHost: null,
      }),
    [product.code, schoolYear, texts],
  )
  const [, destination] = exportSections(texts, { schoolYear })
  const call: FormCall<ExportFormValues> = {
    id: 'export',
    schema: exportFormSchema(undefined, texts),
    run: async ({ productName: _, name = '', components = [], deliveryMethod, ...body }) => {
      if (!deliveryMethod) return undefined
      await run({ body: { ...body, schoolYear, productId: product.id, name, components, deliveryMethod } })
      return undefined
    },
  }
  return (
    <StepForm<ExportFormValues>
      formId="setup.export"
      recordId={product.id}
      label={m.exports.label(product.name)}
      fields={fields}
      sections={[
        { title: m.exports.title(product.name), help: m.exports.help, fields: ['components'] },
        ...(destination ? [destination] : []),
        {
          title: texts.sections.schedule.title,
          help: texts.sections.schedule.help,
          fields: ['scheduleEnabled', 'scheduleTime', 'scheduleDays'],
        },
      ]}
      values={values}
      calls={[call]}
      create={{ submitLabel: m.exports.submit, onCancel: () => {} }}
      // With other products left, their form comes next.
      onSaved={isLast ? onSaved : undefined}
      footer={({ save, saving, changed }) => {
        const isLeft = step.state !== 'done' || changed
        return (
          <StepFoot {...work} hasPrimary={isLeft}>
            <SaveButton
              kind={isLeft ? 'primary' : 'secondary'}
              label={m.exports.submit}
              saving={saving}
              onSave={save}
              m={m}
            />
          </StepFoot>
        )
      }}
    />
  )
}
