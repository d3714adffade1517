import { z } from 'zod'
import { COMPONENTS, type ComponentName } from '../lists/components.ts'
import type { HoldDecision, SyncRequest } from '../resources/sis-imports.ts'
import { type CrossRule, obeys } from '../validation/cross-rules.ts'
import { recordId } from '../validation/fields.schema.ts'

const isComponent = (name: string): name is ComponentName => Object.hasOwn(COMPONENTS, name)

type Body = SyncRequest & Partial<HoldDecision>

/** A decision needs both of its keys, and starts nothing. */
const RULES: readonly CrossRule<Body>[] = [
  {
    field: 'decision',
    of: ['batchId', 'decision'],
    fault: ({ batchId, decision }) =>
      batchId !== undefined && decision === undefined ? 'release or discard the batch' : undefined,
  },
  {
    field: 'batchId',
    of: ['batchId', 'decision'],
    fault: ({ batchId, decision }) =>
      batchId === undefined && decision !== undefined ? 'a decision requires a batch' : undefined,
  },
  {
    field: 'removals',
    of: ['removals', 'decision'],
    fault: ({ removals, decision }) =>
      removals !== undefined && decision !== 'release' ? 'only a release removes records' : undefined,
  },
  ...(['components', 'mode'] as const).map((field) => ({
    field,
    of: ['batchId', field] as const,
    fault: (body: Partial<Body>) =>
      body.batchId !== undefined && body[field] !== undefined
        ? "a decision can't start an import"
        : undefined,
  })),
]

/** Body of `POST /district/sis-imports/sync` (R46): a sync to start, or a decision about a batch that is held. */
export const syncRequestSchema = z
  .strictObject({
    components: z
      .array(z.string().max(60).refine(isComponent, "it isn't a component"))
      .min(1)
      .max(Object.keys(COMPONENTS).length)
      .optional(),
    mode: z.enum(['full', 'delta', 'addOnly']).optional(),
    batchId: recordId.optional(),
    decision: z.enum(['release', 'discard']).optional(),
    removals: z.int().min(0).max(10_000_000).optional(),
  })
  .superRefine(obeys(RULES))
