import SwaggerParser from '@apidevtools/swagger-parser';

for (const file of ['openapi.json', 'openapi-3.0.json', 'openapi-sandbox.json']) await SwaggerParser.validate(file);
