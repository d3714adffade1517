import { districtFieldRule, EMPLOYEE_ROLE, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { FirstImportStep } from './first-import-step.tsx'
import * as css from './screen.css.ts'
import { StepFacts } from './step-facts.tsx'
import { StepFoot, type StepWork } from './step-foot.tsx'
import { TemplatesStep } from './templates-step.tsx'

// Their forms are large, and one is open at a time.
const ContactStep = /* @__PURE__ */ lazyPart(async () => (await import('./contact-step.tsx')).ContactStep)
const ConnectionStep = /* @__PURE__ */ lazyPart(
  async () => (await import('./connection-step.tsx')).ConnectionStep,
)
const ProductsStep = /* @__PURE__ */ lazyPart(async () => (await import('./products-step.tsx')).ProductsStep)
const SitesStep = /* @__PURE__ */ lazyPart(async () => (await import('./sites-step.tsx')).SitesStep)
const SignInStep = /* @__PURE__ */ lazyPart(async () => (await import('./sign-in-step.tsx')).SignInStep)
const ExportStep = /* @__PURE__ */ lazyPart(async () => (await import('./export-step.tsx')).ExportStep)

/** What can be done about a step right here; for those who may not, what is there. */
export function StepBody(work: StepWork): ReactElement {
  const { step, setup, m } = work
  const { allows, can, isEmployee } = useAccess()
  const mayEdit = {
    profile: allows(districtFieldRule('contactEmailAddress')) && setup.facts.district !== undefined,
    connection: allows({ all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] }),
    products: allows({ all: [EMPLOYEE_ROLE] }),
    exports: can('export-add'),
  }
  switch (step.id) {
    case 'profile':
      if (mayEdit.profile) return <ContactStep {...work} />
      break
    case 'connection':
      if (mayEdit.connection) return <ConnectionStep {...work} />
      break
    case 'products':
      if (mayEdit.products) return <ProductsStep {...work} />
      break
    case 'exports':
      if (mayEdit.exports && step.state !== 'unknown') return <ExportStep {...work} />
      break
    case 'templates':
      return <TemplatesStep {...work} />
    case 'firstImport':
      return <FirstImportStep {...work} />
    case 'sites':
      return <SitesStep {...work} />
    case 'signIn':
      return <SignInStep {...work} />
  }
  const isOffered = step.id !== 'products' || setup.facts.products?.length !== 0
  const readOnly = isOffered ? m.readOnly : m.products.none[isEmployee ? 'staff' : 'district']
  return (
    <>
      <StepFacts id={step.id} setup={setup} m={m} />
      {step.state === 'unknown' ? null : <p className={css.text}>{readOnly}</p>}
      <StepFoot {...work} leads={isOffered} />
    </>
  )
}
