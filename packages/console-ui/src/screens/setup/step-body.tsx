import { districtFieldRule, EMPLOYEE_ROLE, US_STATES, useAccess, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { SetupStepId, SetupStepsState } from '../../features/district/setup-steps/index.ts'
import { ConnectionFacts, sisConnectionMessages } from '../../features/sis/index.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { FirstImportStep } from './first-import-step.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepFoot, type StepWork } from './step-foot.tsx'
import { TemplatesStep } from './templates-step.tsx'

type StepFactsProps = { id: SetupStepId; setup: SetupStepsState; m: SetupMessages }

/** What is there of a step, for those who may not change it. */
function StepFacts({ id, setup, m }: StepFactsProps): ReactElement | null {
  const sis = useMessages('sis-connection', sisConnectionMessages)
  const { district, connection } = setup.facts
  if (id === 'profile' && district)
    return (
      <KeyValue
        label={m.facts.district}
        items={[
          { key: m.facts.name, value: district.districtName },
          { key: m.facts.lea, value: district.lea, copy: district.lea },
          { key: m.facts.state, value: US_STATES[district.state] },
          { key: m.facts.contact, value: district.contactEmailAddress },
        ]}
      />
    )
  return id === 'connection' && connection?.config && connection.system ? (
    <ConnectionFacts config={connection.config} system={connection.system} m={sis} />
  ) : null
}

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
