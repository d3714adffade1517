import { z } from 'zod'

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          duration: z.number(),
          error: z.object({ message: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
})

type Spec = z.infer<typeof spec>
type Suite = { specs?: Spec[] | undefined; suites?: Suite[] | undefined }

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
)

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** Returns the tests of Playwright's JSON report, however deep their groups are. */
export const playwrightSpecs = (report: string): Spec[] => specsOf(suite.parse(JSON.parse(report)))
