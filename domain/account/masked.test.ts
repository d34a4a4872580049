import { describe, expect, it } from 'vitest'
import { maskedActor, maskedEmail, maskedField, maskedName, maskedPerson } from './masked.ts'

describe('somebody who is masked', () => {
  it('is known by first letters, whatever the length of the rest', () => {
    expect(['Amina', 'Jo', 'Ǥugu', '🦁leo'].map(maskedName)).toEqual(['A•••••', 'J•••••', 'Ǥ•••••', '🦁•••••'])
    expect(maskedEmail('amina@ekhaya.example')).toBe('a•••••@e•••••')
  })

  it('is nobody where there is nobody', () => {
    expect([maskedName(''), maskedName('(erased)'), maskedEmail('(erased)')]).toEqual(['', '(erased)', '(erased)'])
  })

  it('acts under a masked name, or under an id where the name is gone', () => {
    const amina = { role: 'customer', id: 'amina', name: 'Amina van Wyk' }
    expect(maskedActor(amina)).toEqual({ ...amina, name: 'A••••• v••••• W•••••' })
    const erasedSipho = { role: 'customer', id: 'sipho', name: 'sipho' }
    expect(maskedActor(erasedSipho)).toEqual(erasedSipho)
  })

  it('keeps what is not personal', () => {
    const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example', role: 'Customer' }
    expect(maskedPerson(amina)).toEqual({
      firstname: 'A•••••',
      lastname: 'D•••••',
      email: 'a•••••@e•••••',
      role: 'Customer',
    })
  })

  it('is masked field by field, in whatever tells of them', () => {
    expect([maskedField('email', 'amina@ekhaya.example'), maskedField('firstname', null)]).toEqual([
      'a•••••@e•••••',
      null,
    ])
    expect([maskedField('reason', 'never pays'), maskedField('constructor', 'Amina')]).toEqual(['never pays', 'Amina'])
  })
})
