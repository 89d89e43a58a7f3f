export { type AssetStore, assetsOnDisk, isExecutable, openAssets, repositoryFolder } from './asset-store.ts';
export {
  type ProgramCommand,
  programVersion,
  QUERY_PROCESS_ARGUMENT,
  queryProcessCommand,
} from './program.ts';
export { createSite, type SiteFile } from './site.ts';
export { readTrainingFiles, type TrainingFile } from './training-files.ts';
