import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { monday } from '#domain/testing/fixtures.ts'
import {
  ayandasNightTaxi,
  listedPlumber,
  providerAfter,
  thabosPlumbing,
  unknownProvider,
  withdrawnPlumber,
} from '#domain/testing/providerFixtures.ts'
import { addProvider, type UpdateProvider, updateProvider } from './providerCommands.ts'
import type { ProviderFact } from './providerEvents.ts'
import type { Provider } from './providerMachine.ts'

const picture = { thumbnail: '/pictures/geyser-320.webp', medium: '/pictures/geyser-800.webp', alt: 'A new geyser' }

const given = (provider: Provider) => ({
  whenAdded: () => expect(addProvider(provider, { details: thabosPlumbing, dateAdded: monday })),
  whenEdited: (edit: UpdateProvider) => expect(updateProvider(provider, edit)),
})

describe('a service provider', () => {
  it('is added and listed at once', () => {
    const added = fact('ProviderAdded', { ...thabosPlumbing, dateAdded: monday })
    given(unknownProvider).whenAdded().toEqual([added])
    expect(listedPlumber()).toMatchObject({ state: 'listed', context: { details: thabosPlumbing, edits: 0 } })
  })

  it('is added without being in the directory where its editor wants that', () => {
    const decision = addProvider(unknownProvider, { details: thabosPlumbing, dateAdded: monday, isActive: false })
    expect(decision).toEqual([
      fact('ProviderAdded', { ...thabosPlumbing, dateAdded: monday }),
      fact('ProviderWithdrawn', {}),
    ])
    expect(isRefusal(decision) || providerAfter(unknownProvider, decision).state).toBe('withdrawn')
  })

  it.each([
    ['listed', listedPlumber()],
    ['withdrawn', withdrawnPlumber()],
  ])('is not added again while %s', (_state, provider) => {
    given(provider).whenAdded().toEqual({ refusal: 'ProviderExists' })
  })

  it('cannot be edited before it was added', () => {
    given(unknownProvider).whenEdited({ profession: 'Drain Layer' }).toEqual({ refusal: 'ProviderNotFound' })
  })
})

describe.each([
  ['listed', listedPlumber()],
  ['withdrawn', withdrawnPlumber()],
])('an edit of a provider that is %s', (_state, provider) => {
  it.each<[string, UpdateProvider, ProviderFact]>([
    ['the name', { fullName: 'Thabo M.' }, fact('ProviderDescribed', { fullName: 'Thabo M.' })],
    [
      'a shorter category path',
      { categories: ['home-services', 'plumbing'] },
      fact('ProviderDescribed', { categories: ['home-services', 'plumbing'] }),
    ],
    [
      'the order of the areas',
      { areasServed: ['Klipspruit', 'Pimville'] },
      fact('ProviderDescribed', { areasServed: ['Klipspruit', 'Pimville'] }),
    ],
    ['a fee of nothing', { callOutFee: 0 }, fact('ProviderDescribed', { callOutFee: 0 })],
    [
      'a picture',
      { images: [picture] },
      fact('ProviderPictured', { profilePictureUrl: thabosPlumbing.profilePictureUrl, images: [picture] }),
    ],
    ['no portrait', { profilePictureUrl: '' }, fact('ProviderPictured', { profilePictureUrl: '', images: [] })],
    [
      'the hours',
      { hours: ayandasNightTaxi.hours },
      fact('WorkingHoursChanged', { hours: ayandasNightTaxi.hours, slotMinutes: 60 }),
    ],
    [
      'the length of slots',
      { slotMinutes: 90 },
      fact('WorkingHoursChanged', { hours: thabosPlumbing.hours, slotMinutes: 90 }),
    ],
    ['the days off', { daysOff: [] }, fact('DaysOffChanged', { daysOff: [] })],
    ['the verification', { verified: false }, fact('VerificationWithdrawn', {})],
  ])('changes %s', (_what, edit, changed) => given(provider).whenEdited(edit).toEqual([changed]))

  it('changes several parts at once, in one fact for each part', () => {
    given(provider)
      .whenEdited({ fullName: 'Thabo M.', callOutFee: 40_000, slotMinutes: 30, daysOff: [], verified: true })
      .toEqual([
        fact('ProviderDescribed', { fullName: 'Thabo M.', callOutFee: 40_000 }),
        fact('WorkingHoursChanged', { hours: thabosPlumbing.hours, slotMinutes: 30 }),
        fact('DaysOffChanged', { daysOff: [] }),
      ])
  })

  it('that changes nothing yields no fact, even for an old version', () => {
    given(provider).whenEdited(structuredClone(thabosPlumbing)).toEqual([])
    given(provider)
      .whenEdited({ ...thabosPlumbing, version: 99 })
      .toEqual([])
    given(provider).whenEdited({}).toEqual([])
  })
})

describe('the version of a provider', () => {
  const edited = listedPlumber(fact('DaysOffChanged', { daysOff: [] }), fact('ProviderWithdrawn', {}))

  it('counts the edits since it was added', () => expect(edited.context.edits).toBe(2))

  it.each([
    [0, { refusal: 'ProviderHasChanged' }],
    [1, { refusal: 'ProviderHasChanged' }],
    [3, { refusal: 'ProviderHasChanged' }],
    [2, [fact('ProviderDescribed', { callOutFee: 1 })]],
    [undefined, [fact('ProviderDescribed', { callOutFee: 1 })]],
  ])('%j is checked', (version, decision) => given(edited).whenEdited({ callOutFee: 1, version }).toEqual(decision))
})

describe('the directory', () => {
  it('loses a provider and gets it back, each once', () => {
    given(listedPlumber())
      .whenEdited({ isActive: false })
      .toEqual([fact('ProviderWithdrawn', {})])
    given(listedPlumber()).whenEdited({ isActive: true }).toEqual([])
    given(withdrawnPlumber())
      .whenEdited({ isActive: true })
      .toEqual([fact('ProviderListed', {})])
    given(withdrawnPlumber()).whenEdited({ isActive: false }).toEqual([])
  })

  it('shows a provider as verified after it was verified again', () => {
    const withdrawn = listedPlumber(fact('VerificationWithdrawn', {}))
    expect(withdrawn.context.details?.verified).toBe(false)
    given(withdrawn)
      .whenEdited({ verified: true })
      .toEqual([fact('ProviderVerified', {})])
    expect(providerAfter(withdrawn, [fact('ProviderVerified', {})]).context.details?.verified).toBe(true)
  })
})

it('after an edit the provider is as the edit says, and the same edit changes nothing more', () => {
  const edits: fc.Arbitrary<UpdateProvider> = fc.record(
    {
      fullName: fc.string(),
      categories: fc.subarray(['home-services', 'plumbing', 'geysers']),
      areasServed: fc.array(fc.constantFrom('Pimville', 'Orlando', 'Diepkloof'), { maxLength: 3 }),
      callOutFee: fc.nat(),
      profilePictureUrl: fc.constantFrom('', '/providers/thabo-mokoena.webp'),
      images: fc.array(fc.constant(picture), { maxLength: 2 }),
      hours: fc.constantFrom(thabosPlumbing.hours, ayandasNightTaxi.hours, {}),
      slotMinutes: fc.constantFrom(30, 60),
      daysOff: fc.subarray(['2026-12-16', '2026-12-25', '2026-12-26']),
      verified: fc.boolean(),
      isActive: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 5 }), (all) => {
      let provider = listedPlumber()
      for (const edit of all) {
        const decision = updateProvider(provider, edit)
        if (isRefusal(decision)) throw new Error(decision.refusal)
        provider = providerAfter(provider, decision)
        const { isActive, ...changes } = edit
        expect(provider.context.details).toEqual({ ...provider.context.details, ...changes })
        if (isActive !== undefined) expect(provider.is('listed')).toBe(isActive)
        expect(updateProvider(provider, edit)).toEqual([])
      }
    }),
  )
})
