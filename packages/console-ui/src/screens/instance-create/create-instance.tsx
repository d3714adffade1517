import {
  ApiFailure,
  type Client,
  clientsResource,
  instancesResource,
  placeOf,
  useItem,
  useMessages,
  useNavigator,
  useSave,
  useScreenState,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useClientSearch } from '../../features/clients/use-client-search.ts'
import { instanceMessages } from '../../features/instances/messages.ts'
import { Button } from '../../parts/button/button.tsx'
import { Stepper } from '../../parts/stepper/stepper.tsx'
import { FailedSave } from '../../patterns/states/failed-save.tsx'
import { useStepFocus } from '../../patterns/steady-focus/use-step-focus.ts'
import { ClientStep } from './client-step.tsx'
import { bodyOf, type DraftFaults, EMPTY, faultsOf, type NamedDraft } from './instance-draft.ts'
import { InstanceStep } from './instance-step.tsx'
import type { InstanceCreateMessages } from './messages.ts'
import { ProductsStep } from './products-step.tsx'
import { ReviewStep } from './review-step.tsx'
import * as css from './screen.css.ts'
import { useFreeName } from './use-free-name.ts'
import { useInstanceDraft } from './use-instance-draft.ts'

type StepId = 'client' | 'instance' | 'products' | 'review'
const STEPS: readonly StepId[] = ['client', 'instance', 'products', 'review']

type CreateInstanceProps = {
  /** Given by the address: it can't be chosen. */
  fixed: Client | undefined
  m: InstanceCreateMessages
}

/** The steps. The open one stands in the address; what is entered is kept until the instance is created. */
export function CreateInstance({ fixed, m }: CreateInstanceProps): ReactElement {
  const words = useMessages('instances', instanceMessages)
  const { go, back, href } = useNavigator()
  const { draft: entered, change, done } = useInstanceDraft(fixed ? String(fixed.id) : 'new', m)
  const clientId = fixed?.id ?? entered.clientId
  const clients = useClientSearch(clientId, { enabled: fixed === undefined })
  const client = fixed ?? clients.chosen
  const free = useFreeName(entered, client)
  const draft: NamedDraft = Object.assign({}, entered, { clientId, name: free.name })
  const [state, setState] = useScreenState({ step: STEPS })
  // Nothing is reviewed that was not entered: an address may name any step.
  const step: StepId =
    client === undefined ? 'client' : fixed && state.step === 'client' ? 'instance' : state.step
  const [judged, setJudged] = useState(false)
  const [refused, setRefused] = useState<
    DraftFaults & { others?: readonly string[]; outcomeUnknown?: boolean }
  >({})
  const products = useItem(
    clientsResource.products,
    { params: { id: client?.id ?? 0 } },
    { enabled: client !== undefined, silent: true },
  )
  const { run, saving } = useSave(instancesResource.create, { confirm: true })
  const root = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLElement>(null)
  useStepFocus(root, step)
  const others = refused.others ?? []
  useEffect(() => {
    if (others.length > 0) summary.current?.focus()
  }, [others])

  const own = faultsOf(draft, { isTaken: free.isTaken, m })
  const faults: DraftFaults = judged ? Object.assign({}, refused, own) : refused
  const at = STEPS.indexOf(step)
  const openStep = (next: StepId) => setState({ step: next })
  const toFirstFault = (): void => {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  const create = async (): Promise<void> => {
    const body = bodyOf(draft)
    if (!body || Object.keys(own).length > 0) {
      setJudged(true)
      openStep('instance')
      toFirstFault()
      return
    }
    setRefused({})
    try {
      const { id } = await run({ body })
      const made = placeOf('instance', { id: String(id) })
      // Before going on: nothing is unsaved any more. Where nothing leads elsewhere, the form is ready for another one.
      flushSync(() => done(href(made) === undefined ? EMPTY : draft))
      go(made, { replace: true })
    } catch (error) {
      const { field, message } = faultIn(error)
      if (field === 'name' || field === 'region' || field === 'url') {
        setRefused({ [field]: message })
        openStep('instance')
        toFirstFault()
      } else
        setRefused({
          others: [message],
          outcomeUnknown: error instanceof ApiFailure && error.outcomeUnknown,
        })
    }
  }
  const [checking, setChecking] = useState(false)
  const refuse = (): void => {
    setJudged(true)
    toFirstFault()
  }
  const onward = async (): Promise<void> => {
    if (step === 'review') return create()
    if (step === 'client' && client === undefined) return refuse()
    if (step === 'instance') {
      if (Object.keys(own).length > 0) return refuse()
      setChecking(true)
      const isTaken = !free.isFree && (await free.check())
      setChecking(false)
      if (isTaken) return refuse()
    }
    setJudged(false)
    setRefused({})
    openStep(STEPS[at + 1] ?? 'review')
  }
  const first = fixed ? 1 : 0
  return (
    <div ref={root} className={css.columns}>
      <div className={css.steps}>
        <Stepper
          label={m.steps.label}
          current={step}
          onStep={(next) => {
            const known = STEPS.find((one) => one === next)
            if (known && !(fixed && known === 'client')) openStep(known)
          }}
          steps={STEPS.map((id, index) => ({
            id,
            label: m.steps[id],
            done: index < at,
            ...(id === 'client' && client ? { note: client.clientName } : {}),
            ...(id === 'instance' && index < at ? { note: draft.name } : {}),
            ...(id === 'products' && index < at ? { note: m.review.products(draft.products.length) } : {}),
          }))}
        />
      </div>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onward()
        }}
      >
        {others.length > 0 && step === 'review' ? (
          <div className={css.note}>
            <FailedSave
              ref={summary}
              title={m.review.failed}
              outcomeUnknown={refused.outcomeUnknown === true}
              faults={others.map((text) => ({ key: text, text }))}
            />
          </div>
        ) : null}
        {step === 'client' ? (
          <ClientStep
            clients={clients}
            value={draft.clientId}
            error={judged && client === undefined ? m.client.missing : undefined}
            // Products belong to the client that was chosen before.
            onChange={(clientId) => change({ clientId, products: [] })}
            m={m}
          />
        ) : step === 'instance' ? (
          <InstanceStep
            draft={draft}
            client={client}
            faults={faults}
            free={free}
            onChange={(next) => {
              setRefused({})
              change(next)
            }}
            words={words}
            m={m}
          />
        ) : step === 'products' ? (
          <ProductsStep
            clientId={client?.id}
            products={products}
            chosen={draft.products}
            onChange={(chosen) => change({ products: chosen })}
            m={m}
          />
        ) : (
          <ReviewStep draft={draft} client={client} products={products.data ?? []} words={words} m={m} />
        )}
        <div className={css.buttons}>
          {at > first ? (
            <Button onClick={() => openStep(STEPS[at - 1] ?? 'client')}>{m.back}</Button>
          ) : (
            <Button onClick={() => back(placeOf('imt-instances'))}>{m.cancel}</Button>
          )}
          <span className={css.onward}>
            <Button
              kind="primary"
              type="submit"
              busy={saving || checking}
              busyLabel={saving ? m.review.creating : m.instance.checking}
            >
              {step === 'review' ? m.review.create : m.continue}
            </Button>
          </span>
        </div>
      </form>
    </div>
  )
}

const faultIn = (error: unknown): { field?: string | undefined; message: string } =>
  error instanceof Error
    ? {
        field: 'field' in error && typeof error.field === 'string' ? error.field : undefined,
        message: error.message,
      }
    : { message: String(error) }
