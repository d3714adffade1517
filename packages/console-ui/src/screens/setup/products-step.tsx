import type { ReactElement } from 'react'
import {
  type ProductValues,
  productFields,
  productName,
  productValues,
  useProductCalls,
} from '../../features/products/product-switches.ts'
import { useProducts } from '../../features/products/use-products.ts'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import * as css from './screen.css.ts'
import { SaveButton, StepFoot, type StepWork } from './step-foot.tsx'
import { StepForm } from './step-form.tsx'

/** A switch for each product that is offered. */
export function ProductsStep(work: StepWork): ReactElement {
  const { districtId, step, onSaved, m } = work
  const { loading, failed, retry, products, enabled } = useProducts()
  const calls = useProductCalls(enabled, (id) => m.products.saved(productName(products, id, m.products)))
  if (failed) return <NotLoaded text={m.products.failed} tryAgain={m.tryAgain} onRetry={retry} />
  if (loading) return <FormSkeleton alone sections={[{ ...m.products, fields: ['full', 'full', 'full'] }]} />
  const fields = productFields({ products, enabled, readOnly: undefined, m: m.products })
  if (fields.length === 0)
    return (
      <>
        <p className={css.text}>{m.products.none.staff}</p>
        <StepFoot {...work} leads={false} />
      </>
    )
  return (
    <StepForm<ProductValues>
      formId="setup.products"
      recordId={districtId}
      label={m.products.label}
      fields={fields}
      sections={[{ title: m.products.title, help: m.products.help, fields: fields.map(({ name }) => name) }]}
      values={productValues(enabled)}
      calls={calls}
      onSaved={onSaved}
      footer={({ save, saving, changed }) => {
        const isLeft = step.state !== 'done' || changed
        return (
          <StepFoot {...work} hasPrimary={isLeft}>
            <SaveButton
              kind={isLeft ? 'primary' : 'secondary'}
              saving={saving}
              onSave={save}
              disabledReason={step.state === 'open' && !changed ? m.products.turnOn : undefined}
              m={m}
            />
          </StepFoot>
        )
      }}
    />
  )
}
