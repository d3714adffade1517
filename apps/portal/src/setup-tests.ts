import { installObservers } from '@edconsole/console-core/testing'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

installObservers()
afterEach(cleanup)
