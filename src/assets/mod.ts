export { type AssetStore, assetsOnDisk, isExecutable, openAssets, repositoryFolder } from './asset-store.ts';
export {
  generateSampleCommand,
  type ProgramCommand,
  programVersion,
  queryProcessCommand,
} from './program.ts';
export { cacheFolder, remember } from './remember.ts';
export { type SampleDatabase, sampleDatabase } from './sample-database.ts';
export { buildSiteCommand, createSiteReader, SITE_FOLDER, type SiteReader } from './site.ts';
export { readTrainingFiles, type TrainingFile } from './training-files.ts';
