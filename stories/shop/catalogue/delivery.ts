import { rand } from './rand.ts'

export const delivery = {
  freeFrom: rand('250'),
  areas: ['Soweto Pimville, Gauteng', 'Tiyani Magoro, Limpopo'],
}

export const almostFree = { remaining: rand('45.00'), value: 0.82 }
