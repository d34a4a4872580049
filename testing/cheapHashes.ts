import { vi } from 'vitest'
import type { HashCosts } from '#api/account/secrets/hashCosts.ts'

// A thousand hashes at what they really cost would take half of the CPU time of the account tests. Child processes, and the tests of
// the hash itself, have the real costs.
vi.mock('#api/account/secrets/hashCosts.ts', () => ({
  hashCosts: { memory: 8, passes: 1, parallelism: 1, tagLength: 32 } satisfies HashCosts,
}))
