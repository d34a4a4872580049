export { kettleCrossSell, kettleTrail, shownKettle } from '#stories/lives/kettlePage.ts'
