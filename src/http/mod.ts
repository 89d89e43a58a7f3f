export { createApp } from './app.ts';
export type { AppDependencies, HttpEnv, HttpSettings } from './dependencies.ts';
export { createOpenApiDocument } from './openapi.ts';
export { unreadableResponse } from './respond.ts';
export {
  ApiInformation,
  AskRequest,
  AskResponse,
  DataResponse,
  ErrorResponse,
  HealthResponse,
  HTTPValidationError,
  SQLRequest,
  SQLResponse,
  ValidationError,
} from './schemas.ts';
export { ERROR_KINDS } from './validation/error-kinds.ts';
