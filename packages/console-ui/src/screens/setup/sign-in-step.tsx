import {
  type Authentication,
  authenticationsResource,
  placeOf,
  type Staff,
  useAccess,
  useDistrictScope,
  useRuntime,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { addable } from '../../features/sign-in/providers/addable.ts'
import { inSignInOrder } from '../../features/sign-in/providers/sign-in-order.ts'
import { providerTitle, useProviders } from '../../features/sign-in/providers/use-providers.ts'
import { Button } from '../../parts/button/button.tsx'
import { AddIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import * as css from './screen.css.ts'
import { SignInWays } from './sign-in-ways.tsx'
import { StepFoot, type StepWork } from './step-foot.tsx'

const FirstUser = /* @__PURE__ */ lazyPart(async () => (await import('./first-user.tsx')).FirstUser)
const NewWay = /* @__PURE__ */ lazyPart(async () => (await import('./new-way.tsx')).NewWay)

/** The ways to sign in of the district's client, one more, and the first user. */
export function SignInStep(work: StepWork): ReactElement {
  const { districtId, setup, m } = work
  const hasClient = useDistrictScope()?.clientId != null
  if (hasClient && setup.facts.ways) return <SignInOfClient {...work} ways={setup.facts.ways} />
  return (
    <>
      <p className={css.text}>{m.signIn.noClient}</p>
      <StepFoot {...work}>
        <UserList districtId={districtId} m={m} />
      </StepFoot>
    </>
  )
}

/** What stands open below the list. */
type Open = 'way' | 'user' | undefined

function SignInOfClient({ ways, ...work }: StepWork & { ways: readonly Authentication[] }): ReactElement {
  const { districtId, step, m } = work
  const { can } = useAccess()
  const providers = useProviders()
  const { leaveGuard } = useRuntime()
  const [added, setAdded] = useState<Staff>()
  const local = useSave(authenticationsResource.create, { confirm: true })
  const [open, setOpen] = useState<Open>()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<Open>(undefined)
  // What was open is gone, and with it what had the focus.
  useEffect(() => {
    if (open === undefined && opener.current !== undefined)
      root.current?.querySelector<HTMLElement>(`[data-ec-opens="${opener.current}"]`)?.focus()
    opener.current = open
  }, [open])
  const close = () => setOpen(undefined)
  const cancel = async () => {
    if (await leaveGuard.ask()) close()
  }
  const rows = inSignInOrder(ways)
  const isOpen = step.state !== 'done'
  const left = providers && addable(providers, rows)
  const lacksLocal = isOpen && (left?.some(({ provider }) => provider === 'illuminate') ?? false)
  const mayAddUser = can('user-create')
  const addLocal = () =>
    // A failure is on show already
    void local
      .run({ body: { provider: 'illuminate', displayName: providerTitle('illuminate'), isEnabled: true } })
      .catch(() => {})
  return (
    <div ref={root} className={css.parts}>
      {rows.length > 0 ? (
        <SignInWays rows={rows} providers={providers} isLeft={isOpen && open === undefined} m={m} />
      ) : null}
      {lacksLocal ? <p className={css.text}>{m.signIn.simplest}</p> : null}
      {open === 'way' && left ? (
        <NewWay districtId={districtId} providers={left} onClose={close} m={m} />
      ) : null}
      {open === 'user' ? (
        <FirstUser
          {...work}
          onCancel={() => void cancel()}
          onAdded={(user) => {
            setAdded(user)
            close()
          }}
        />
      ) : null}
      <div role="status" className={css.outcomes}>
        {added && open === undefined ? (
          <p className={css.text}>
            {(added.accountId === null ? m.signIn.user.noAccount : m.signIn.user.done)(
              `${added.firstName} ${added.lastName}`,
            )}
          </p>
        ) : null}
      </div>
      {open === undefined ? (
        <StepFoot {...work} hasPrimary={isOpen}>
          <UserList districtId={districtId} m={m} />
          {mayAddUser ? (
            <Button data-ec-opens="user" icon={<AddIcon />} onClick={() => setOpen('user')}>
              {m.signIn.user.open}
            </Button>
          ) : null}
          {left && left.length > 0 ? (
            <Button data-ec-opens="way" icon={<AddIcon />} onClick={() => setOpen('way')}>
              {m.signIn.add.action}
            </Button>
          ) : null}
          {lacksLocal ? (
            <Button kind="primary" busy={local.saving} busyLabel={m.signIn.enabling} onClick={addLocal}>
              {m.signIn.useLocal}
            </Button>
          ) : null}
        </StepFoot>
      ) : null}
    </div>
  )
}

function UserList({ districtId, m }: Pick<StepWork, 'districtId' | 'm'>): ReactElement | null {
  return useAccess().can('user-list') ? (
    <PlaceLink to={placeOf('user-list', { districtId })}>{m.userList}</PlaceLink>
  ) : null
}
