import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserOptions } from './e2e/testing/browser.ts'
import { compiledCode } from './harness/shop/compiledCode.ts'
import { retryReporter } from './testing/retryReporter.ts'

export default defineConfig(async () => ({
  test: {
    reporters: ['default', retryReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // The programs that tests start compile as little as a shop that was started before.
          env: { NODE_COMPILE_CACHE: compiledCode },
          // Loading the modules of the shop anew for each file would cost more than most tests.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A busy machine is no failure: what takes time is measured by the benchmarks.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          setupFiles: ['testing/testTimeouts.ts', 'testing/cleanPage.ts', 'testing/cheapHashes.ts'],
          include: ['{domain,api,web,ui-kit,studio,bench,verification,harness,testing,.ci}/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // One page for all files, as Storybook has it: a new one for each would cost as much as what is tested.
          isolate: false,
          retry: 1,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 800 },
            // What fades in is not visible at first, and on a busy machine for long.
            provider: playwright({
              launchOptions: await browserOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          // After everything else: a journey that shares its cores with hundreds of other tests is only found to be slow.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/testing/filledShop.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Real browsers on a busy machine lose a race now and then. The report says of each test why it needed its second try.
          retry: 1,
          expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
    ],
  },
}))
