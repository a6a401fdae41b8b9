// Made from openapi/ by `npm run generate`.

export const AdFilm = validate22;
const schema7 = {"type":"object","oneOf":[{"$ref":"#/$defs/AdFilmCreated"},{"$ref":"#/$defs/AdFilmQueueing"},{"$ref":"#/$defs/AdFilmProcessing"},{"$ref":"#/$defs/AdFilmSuccess"},{"$ref":"#/$defs/AdFilmFailed"}],"discriminator":{"propertyName":"state"},"tags":["created","queueing","processing","success","failed"]};
const schema8 = {"type":"object","required":["id","state"],"properties":{"id":{"$ref":"#/$defs/AdFilmTaskId","type":"string","minLength":1},"state":{"type":"string","const":"created"},"err_code":{"$ref":"#/$defs/ErrCode"},"data_records":{"$ref":"#/$defs/AdFilmRecords"}}};
const schema9 = {"type":"string"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","properties":{"storyboards":{"type":"array","items":{"$ref":"#/$defs/AdFilmStoryboard"}},"narration_records":{"type":"array","items":{"$ref":"#/$defs/AdFilmRecord"}},"bgm_records":{"type":"array","items":{"$ref":"#/$defs/AdFilmRecord"}},"completed_creation_records":{"type":"array","items":{"$ref":"#/$defs/AdFilmComposition"}}}};
const schema12 = {"type":"object","required":["stroyboard_id"],"properties":{"stroyboard_id":{"type":"integer","minimum":0},"records":{"type":"array","items":{"$ref":"#/$defs/AdFilmRecord"}}}};
const schema13 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"type":{"type":"string","enum":["generate_video","generate_narration","generate_bgm"]},"prompt":{"type":"string"},"creation_url":{"$ref":"#/$defs/FilmUrl"},"state":{"$ref":"#/$defs/TaskState"},"err_code":{"$ref":"#/$defs/ErrCode"}}};
const func2 = codePoints;
const schema14 = {"type":"string"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","enum":["created","queueing","processing","success","failed"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "created") || (data === "queueing")) || (data === "processing")) || (data === "success")) || (data === "failed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema15.enum},schema:schema15.enum,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema13.properties.id.type,parentSchema:schema13.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema13.properties.type.type,parentSchema:schema13.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data1 === "generate_video") || (data1 === "generate_narration")) || (data1 === "generate_bgm"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},schema:schema13.properties.type.enum,parentSchema:schema13.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema13.properties.prompt.type,parentSchema:schema13.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.creation_url !== undefined){
if(!(validate31(data.creation_url, {instancePath:instancePath+"/creation_url",parentData:data,parentDataProperty:"creation_url",rootData}))){
vErrors = vErrors === null ? validate31.errors : join(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stroyboard_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stroyboard_id"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.stroyboard_id !== undefined){
let data0 = data.stroyboard_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/stroyboard_id",schemaPath:"#/properties/stroyboard_id/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.stroyboard_id.type,parentSchema:schema12.properties.stroyboard_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/stroyboard_id",schemaPath:"#/properties/stroyboard_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties.stroyboard_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.records !== undefined){
let data1 = data.records;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate30(data1[i0], {instancePath:instancePath+"/records/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : join(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},schema:schema12.properties.records.type,parentSchema:schema12.properties.records,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"$ref":"#/$defs/TaskState"},"err_code":{"$ref":"#/$defs/ErrCode"},"creation_url":{"$ref":"#/$defs/FilmUrl"},"params":{"$ref":"#/$defs/AdFilmCompositionParams"}}};
const schema17 = {"type":"object","properties":{"video_task_ids":{"type":"array","items":{"type":"string"}},"bgm_task_id":{"type":"string"},"narration_task_id":{"type":"string"}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.video_task_ids !== undefined){
let data0 = data.video_task_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/video_task_ids/" + i0,schemaPath:"#/properties/video_task_ids/items/type",keyword:"type",params:{type: "string"},schema:schema17.properties.video_task_ids.items.type,parentSchema:schema17.properties.video_task_ids.items,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/video_task_ids",schemaPath:"#/properties/video_task_ids/type",keyword:"type",params:{type: "array"},schema:schema17.properties.video_task_ids.type,parentSchema:schema17.properties.video_task_ids,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.bgm_task_id !== undefined){
let data2 = data.bgm_task_id;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/bgm_task_id",schemaPath:"#/properties/bgm_task_id/type",keyword:"type",params:{type: "string"},schema:schema17.properties.bgm_task_id.type,parentSchema:schema17.properties.bgm_task_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.narration_task_id !== undefined){
let data3 = data.narration_task_id;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/narration_task_id",schemaPath:"#/properties/narration_task_id/type",keyword:"type",params:{type: "string"},schema:schema17.properties.narration_task_id.type,parentSchema:schema17.properties.narration_task_id,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema16.properties.id.type,parentSchema:schema16.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.creation_url !== undefined){
if(!(validate31(data.creation_url, {instancePath:instancePath+"/creation_url",parentData:data,parentDataProperty:"creation_url",rootData}))){
vErrors = vErrors === null ? validate31.errors : join(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate44(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate44.errors : join(vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storyboards !== undefined){
let data0 = data.storyboards;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate29(data0[i0], {instancePath:instancePath+"/storyboards/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : join(vErrors, validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/storyboards",schemaPath:"#/properties/storyboards/type",keyword:"type",params:{type: "array"},schema:schema11.properties.storyboards.type,parentSchema:schema11.properties.storyboards,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.narration_records !== undefined){
let data2 = data.narration_records;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(errors >= maxErrors)break;
if(!(validate30(data2[i1], {instancePath:instancePath+"/narration_records/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate30.errors : join(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/narration_records",schemaPath:"#/properties/narration_records/type",keyword:"type",params:{type: "array"},schema:schema11.properties.narration_records.type,parentSchema:schema11.properties.narration_records,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.bgm_records !== undefined){
let data4 = data.bgm_records;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(errors >= maxErrors)break;
if(!(validate30(data4[i2], {instancePath:instancePath+"/bgm_records/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate30.errors : join(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/bgm_records",schemaPath:"#/properties/bgm_records/type",keyword:"type",params:{type: "array"},schema:schema11.properties.bgm_records.type,parentSchema:schema11.properties.bgm_records,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.completed_creation_records !== undefined){
let data6 = data.completed_creation_records;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(errors >= maxErrors)break;
if(!(validate40(data6[i3], {instancePath:instancePath+"/completed_creation_records/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate40.errors : join(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/completed_creation_records",schemaPath:"#/properties/completed_creation_records/type",keyword:"type",params:{type: "array"},schema:schema11.properties.completed_creation_records.type,parentSchema:schema11.properties.completed_creation_records,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(validate24(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema8.properties.id.type,parentSchema:schema8.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema8.properties.state.type,parentSchema:schema8.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("created" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "created"},schema:"created",parentSchema:schema8.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.data_records !== undefined){
if(!(validate28(data.data_records, {instancePath:instancePath+"/data_records",parentData:data,parentDataProperty:"data_records",rootData}))){
vErrors = vErrors === null ? validate28.errors : join(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["id","state"],"properties":{"id":{"$ref":"#/$defs/AdFilmTaskId","type":"string","minLength":1},"state":{"type":"string","const":"queueing"},"err_code":{"$ref":"#/$defs/ErrCode"},"data_records":{"$ref":"#/$defs/AdFilmRecords"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(validate24(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema18.properties.id.type,parentSchema:schema18.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema18.properties.state.type,parentSchema:schema18.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("queueing" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "queueing"},schema:"queueing",parentSchema:schema18.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.data_records !== undefined){
if(!(validate28(data.data_records, {instancePath:instancePath+"/data_records",parentData:data,parentDataProperty:"data_records",rootData}))){
vErrors = vErrors === null ? validate28.errors : join(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","required":["id","state"],"properties":{"id":{"$ref":"#/$defs/AdFilmTaskId","type":"string","minLength":1},"state":{"type":"string","const":"processing"},"err_code":{"$ref":"#/$defs/ErrCode"},"data_records":{"$ref":"#/$defs/AdFilmRecords"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(validate24(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.id.type,parentSchema:schema19.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema19.properties.state.type,parentSchema:schema19.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("processing" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "processing"},schema:"processing",parentSchema:schema19.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.data_records !== undefined){
if(!(validate28(data.data_records, {instancePath:instancePath+"/data_records",parentData:data,parentDataProperty:"data_records",rootData}))){
vErrors = vErrors === null ? validate28.errors : join(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["id","state","err_code","data_records"],"properties":{"id":{"$ref":"#/$defs/AdFilmTaskId","type":"string","minLength":1},"state":{"type":"string","const":"success"},"err_code":{"type":"string","const":""},"data_records":{"$ref":"#/$defs/AdFilmRecords"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.err_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "err_code"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data_records === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data_records"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(validate24(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema20.properties.id.type,parentSchema:schema20.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema20.properties.state.type,parentSchema:schema20.properties.state,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("success" !== data1){
const err7 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "success"},schema:"success",parentSchema:schema20.properties.state,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.err_code !== undefined){
let data2 = data.err_code;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/type",keyword:"type",params:{type: "string"},schema:schema20.properties.err_code.type,parentSchema:schema20.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("" !== data2){
const err9 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/const",keyword:"const",params:{allowedValue: ""},schema:"",parentSchema:schema20.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.data_records !== undefined){
if(!(validate28(data.data_records, {instancePath:instancePath+"/data_records",parentData:data,parentDataProperty:"data_records",rootData}))){
vErrors = vErrors === null ? validate28.errors : join(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","required":["id","state","err_code"],"properties":{"id":{"$ref":"#/$defs/AdFilmTaskId","type":"string","minLength":1},"state":{"type":"string","const":"failed"},"err_code":{"$ref":"#/$defs/ErrCode","type":"string","minLength":1},"data_records":{"$ref":"#/$defs/AdFilmRecords"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.err_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "err_code"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(validate24(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.id.type,parentSchema:schema21.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema21.properties.state.type,parentSchema:schema21.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("failed" !== data1){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "failed"},schema:"failed",parentSchema:schema21.properties.state,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.err_code !== undefined){
let data2 = data.err_code;
if(!(validate26(data2, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length >= 2 || (data2.length >= 1 && func2(data2) >= 1))){
const err7 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/type",keyword:"type",params:{type: "string"},schema:schema21.properties.err_code.type,parentSchema:schema21.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data_records !== undefined){
if(!(validate28(data.data_records, {instancePath:instancePath+"/data_records",parentData:data,parentDataProperty:"data_records",rootData}))){
vErrors = vErrors === null ? validate28.errors : join(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.state;
if(typeof tag0 == "string"){
if(tag0 === "created"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : join(vErrors, validate23.errors);
errors = vErrors.length;
}
}
else if(tag0 === "queueing"){
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : join(vErrors, validate48.errors);
errors = vErrors.length;
}
}
else if(tag0 === "processing"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : join(vErrors, validate52.errors);
errors = vErrors.length;
}
}
else if(tag0 === "success"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : join(vErrors, validate56.errors);
errors = vErrors.length;
}
}
else if(tag0 === "failed"){
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : join(vErrors, validate59.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "state", tagValue: tag0},schema:schema7.discriminator,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "state", tagValue: tag0},schema:schema7.discriminator,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const AdFilmCallback = validate68;
const schema22 = {"type":"object","oneOf":[{"$ref":"#/$defs/AdFilmProcessing"},{"$ref":"#/$defs/AdFilmSuccess"},{"$ref":"#/$defs/AdFilmFailed"}],"discriminator":{"propertyName":"state"},"tags":["processing","success","failed"]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.state;
if(typeof tag0 == "string"){
if(tag0 === "processing"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : join(vErrors, validate52.errors);
errors = vErrors.length;
}
}
else if(tag0 === "success"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : join(vErrors, validate56.errors);
errors = vErrors.length;
}
}
else if(tag0 === "failed"){
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : join(vErrors, validate59.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "state", tagValue: tag0},schema:schema22.discriminator,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "state", tagValue: tag0},schema:schema22.discriminator,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

export const AdFilmComposeRequest = validate72;
const schema23 = {"type":"object","required":["ad_one_click_task_id","video_task_ids","bgm_task_id","narration_task_id"],"additionalProperties":false,"properties":{"ad_one_click_task_id":{"$ref":"#/$defs/AdFilmTaskId"},"video_task_ids":{"type":"array","items":{"type":"string"},"minItems":1},"bgm_task_id":{"type":"string"},"narration_task_id":{"type":"string"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"payload":{"$ref":"#/$defs/Payload"}}};
const schema24 = {"type":"string","pattern":"^https?://[^\\s/?#]\\S*$","x-pattern-means":"an http or https URL","examples":["https://example.com/hooks/genmedia"]};
const pattern0 = new RegExp("^https?://[^\\s/?#]\\S*$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern0, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]\\S*$"},schema:"^https?://[^\\s/?#]\\S*$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"string","maxLength":1048576,"examples":["order-1042"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(data.length <= 1048576 || (data.length <= 2097152 && func2(data) <= 1048576))){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1048576},schema:1048576,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ad_one_click_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ad_one_click_task_id"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.video_task_ids === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "video_task_ids"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.bgm_task_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bgm_task_id"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.narration_task_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "narration_task_id"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((((key0 === "ad_one_click_task_id") || (key0 === "video_task_ids")) || (key0 === "bgm_task_id")) || (key0 === "narration_task_id")) || (key0 === "callback_url")) || (key0 === "payload"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ad_one_click_task_id !== undefined){
if(!(validate24(data.ad_one_click_task_id, {instancePath:instancePath+"/ad_one_click_task_id",parentData:data,parentDataProperty:"ad_one_click_task_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.video_task_ids !== undefined){
let data1 = data.video_task_ids;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/video_task_ids",schemaPath:"#/properties/video_task_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema23.properties.video_task_ids,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/video_task_ids/" + i0,schemaPath:"#/properties/video_task_ids/items/type",keyword:"type",params:{type: "string"},schema:schema23.properties.video_task_ids.items.type,parentSchema:schema23.properties.video_task_ids.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/video_task_ids",schemaPath:"#/properties/video_task_ids/type",keyword:"type",params:{type: "array"},schema:schema23.properties.video_task_ids.type,parentSchema:schema23.properties.video_task_ids,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.bgm_task_id !== undefined){
let data3 = data.bgm_task_id;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/bgm_task_id",schemaPath:"#/properties/bgm_task_id/type",keyword:"type",params:{type: "string"},schema:schema23.properties.bgm_task_id.type,parentSchema:schema23.properties.bgm_task_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.narration_task_id !== undefined){
let data4 = data.narration_task_id;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/narration_task_id",schemaPath:"#/properties/narration_task_id/type",keyword:"type",params:{type: "string"},schema:schema23.properties.narration_task_id.type,parentSchema:schema23.properties.narration_task_id,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

export const AdFilmComposeResponse = validate78;
const schema26 = {"type":"object","required":["compose_sub_task_id","state"],"properties":{"ad_one_click_task_id":{"$ref":"#/$defs/AdFilmTaskId"},"compose_sub_task_id":{"type":"string","minLength":1},"state":{"$ref":"#/$defs/TaskState"},"credits":{"$ref":"#/$defs/Credits"}}};
const schema27 = {"type":"integer","minimum":0};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate81.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.compose_sub_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "compose_sub_task_id"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ad_one_click_task_id !== undefined){
if(!(validate24(data.ad_one_click_task_id, {instancePath:instancePath+"/ad_one_click_task_id",parentData:data,parentDataProperty:"ad_one_click_task_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.compose_sub_task_id !== undefined){
let data1 = data.compose_sub_task_id;
if(typeof data1 === "string"){
if(!(data1.length >= 2 || (data1.length >= 1 && func2(data1) >= 1))){
const err2 = {instancePath:instancePath+"/compose_sub_task_id",schemaPath:"#/properties/compose_sub_task_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.compose_sub_task_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/compose_sub_task_id",schemaPath:"#/properties/compose_sub_task_id/type",keyword:"type",params:{type: "string"},schema:schema26.properties.compose_sub_task_id.type,parentSchema:schema26.properties.compose_sub_task_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

export const AdFilmEditRequest = validate83;
const schema28 = {"type":"object","oneOf":[{"$ref":"#/$defs/AdFilmEditGenerateVideo"},{"$ref":"#/$defs/AdFilmEditGenerateNarration"},{"$ref":"#/$defs/AdFilmEditGenerateBgm"}],"discriminator":{"propertyName":"type"},"tags":["generate_video","generate_narration","generate_bgm"]};
const schema29 = {"type":"object","required":["ad_one_click_task_id","type","storyboard_video_index","prompt"],"additionalProperties":false,"properties":{"ad_one_click_task_id":{"$ref":"#/$defs/AdFilmTaskId"},"type":{"type":"string","const":"generate_video"},"storyboard_video_index":{"type":"integer","minimum":0},"prompt":{"$ref":"#/$defs/Prompt","type":"string"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"payload":{"$ref":"#/$defs/Payload"}}};
const schema30 = {"type":"string"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ad_one_click_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ad_one_click_task_id"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.storyboard_video_index === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storyboard_video_index"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.prompt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((((key0 === "ad_one_click_task_id") || (key0 === "type")) || (key0 === "storyboard_video_index")) || (key0 === "prompt")) || (key0 === "callback_url")) || (key0 === "payload"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ad_one_click_task_id !== undefined){
if(!(validate24(data.ad_one_click_task_id, {instancePath:instancePath+"/ad_one_click_task_id",parentData:data,parentDataProperty:"ad_one_click_task_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema29.properties.type.type,parentSchema:schema29.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("generate_video" !== data1){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "generate_video"},schema:"generate_video",parentSchema:schema29.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.storyboard_video_index !== undefined){
let data2 = data.storyboard_video_index;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/storyboard_video_index",schemaPath:"#/properties/storyboard_video_index/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.storyboard_video_index.type,parentSchema:schema29.properties.storyboard_video_index,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/storyboard_video_index",schemaPath:"#/properties/storyboard_video_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema29.properties.storyboard_video_index,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.prompt !== undefined){
let data3 = data.prompt;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema29.properties.prompt.type,parentSchema:schema29.properties.prompt,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate86(data3, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","required":["ad_one_click_task_id","type","prompt"],"additionalProperties":false,"properties":{"ad_one_click_task_id":{"$ref":"#/$defs/AdFilmTaskId"},"type":{"type":"string","const":"generate_narration"},"prompt":{"$ref":"#/$defs/Prompt","type":"string"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"payload":{"$ref":"#/$defs/Payload"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ad_one_click_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ad_one_click_task_id"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(((((key0 === "ad_one_click_task_id") || (key0 === "type")) || (key0 === "prompt")) || (key0 === "callback_url")) || (key0 === "payload"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ad_one_click_task_id !== undefined){
if(!(validate24(data.ad_one_click_task_id, {instancePath:instancePath+"/ad_one_click_task_id",parentData:data,parentDataProperty:"ad_one_click_task_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema31.properties.type.type,parentSchema:schema31.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("generate_narration" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "generate_narration"},schema:"generate_narration",parentSchema:schema31.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema31.properties.prompt.type,parentSchema:schema31.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"object","required":["ad_one_click_task_id","type","prompt"],"additionalProperties":false,"properties":{"ad_one_click_task_id":{"$ref":"#/$defs/AdFilmTaskId"},"type":{"type":"string","const":"generate_bgm"},"prompt":{"$ref":"#/$defs/Prompt","type":"string"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"payload":{"$ref":"#/$defs/Payload"}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ad_one_click_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ad_one_click_task_id"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(((((key0 === "ad_one_click_task_id") || (key0 === "type")) || (key0 === "prompt")) || (key0 === "callback_url")) || (key0 === "payload"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ad_one_click_task_id !== undefined){
if(!(validate24(data.ad_one_click_task_id, {instancePath:instancePath+"/ad_one_click_task_id",parentData:data,parentDataProperty:"ad_one_click_task_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema32.properties.type.type,parentSchema:schema32.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("generate_bgm" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "generate_bgm"},schema:"generate_bgm",parentSchema:schema32.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema32.properties.prompt.type,parentSchema:schema32.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "generate_video"){
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : join(vErrors, validate84.errors);
errors = vErrors.length;
}
}
else if(tag0 === "generate_narration"){
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : join(vErrors, validate90.errors);
errors = vErrors.length;
}
}
else if(tag0 === "generate_bgm"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate95.errors : join(vErrors, validate95.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema28.discriminator,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema28.discriminator,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

export const AdFilmEditResponse = validate103;
const schema33 = {"type":"object","required":["sub_task_id","state"],"properties":{"ad_one_click_task_id":{"$ref":"#/$defs/AdFilmTaskId"},"sub_task_id":{"type":"string","minLength":1},"state":{"$ref":"#/$defs/TaskState"},"err_code":{"$ref":"#/$defs/ErrCode"},"credits":{"$ref":"#/$defs/Credits"}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sub_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sub_task_id"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ad_one_click_task_id !== undefined){
if(!(validate24(data.ad_one_click_task_id, {instancePath:instancePath+"/ad_one_click_task_id",parentData:data,parentDataProperty:"ad_one_click_task_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.sub_task_id !== undefined){
let data1 = data.sub_task_id;
if(typeof data1 === "string"){
if(!(data1.length >= 2 || (data1.length >= 1 && func2(data1) >= 1))){
const err2 = {instancePath:instancePath+"/sub_task_id",schemaPath:"#/properties/sub_task_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.sub_task_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/sub_task_id",schemaPath:"#/properties/sub_task_id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.sub_task_id.type,parentSchema:schema33.properties.sub_task_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

export const AdFilmRequest = validate108;
const schema34 = {"type":"object","required":["images"],"additionalProperties":false,"properties":{"images":{"type":"array","items":{"$ref":"#/$defs/ImageInput"},"minItems":1,"maxItems":7},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":2000},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":8,"maximum":60},"aspect_ratio":{"$ref":"#/$defs/AspectRatioAdFilm"},"language":{"type":"string","enum":["zh","en"]},"creative":{"type":"boolean"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};
const schema35 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of a png, jpeg, jpg or webp image","examples":["https://example.com/photo.png"]};
const pattern1 = new RegExp("^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])", "u");

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern1, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])",parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"integer"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"string","enum":["1:1","16:9","9:16"]};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "1:1") || (data === "16:9")) || (data === "9:16"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.images === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(((((((key0 === "images") || (key0 === "prompt")) || (key0 === "duration")) || (key0 === "aspect_ratio")) || (key0 === "language")) || (key0 === "creative")) || (key0 === "callback_url"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.images !== undefined){
let data0 = data.images;
if(Array.isArray(data0)){
if(data0.length > 7){
const err2 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema34.properties.images,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema34.properties.images,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate109(data0[i0], {instancePath:instancePath+"/images/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : join(vErrors, validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema34.properties.images.type,parentSchema:schema34.properties.images,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema34.properties.prompt.type,parentSchema:schema34.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.duration.type,parentSchema:schema34.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate112(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 60 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},schema:60,parentSchema:schema34.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 8 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8},schema:8,parentSchema:schema34.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.aspect_ratio !== undefined){
if(!(validate114(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate114.errors : join(vErrors, validate114.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema34.properties.language.type,parentSchema:schema34.properties.language,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data5 === "zh") || (data5 === "en"))){
const err11 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema34.properties.language.enum},schema:schema34.properties.language.enum,parentSchema:schema34.properties.language,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.creative !== undefined){
let data6 = data.creative;
if(typeof data6 !== "boolean"){
const err12 = {instancePath:instancePath+"/creative",schemaPath:"#/properties/creative/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.creative.type,parentSchema:schema34.properties.creative,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

export const AdFilmResponse = validate117;
const schema38 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}}},"else":{"required":["id"],"properties":{"id":{}}},"properties":{"task_id":{"$ref":"#/$defs/TaskId"},"id":{"$ref":"#/$defs/TaskId"},"state":{"$ref":"#/$defs/TaskState"},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"duration":{"type":"integer"},"aspect_ratio":{"type":"string"},"language":{"type":"string"},"credits":{"$ref":"#/$defs/Credits"}}};
const schema39 = {"type":"string","minLength":1};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(data.length >= 2 || (data.length >= 1 && func2(data) >= 1))){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema38.else.required,parentSchema:schema38.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema38.if,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate118(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate118(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.images !== undefined){
let data3 = data.images;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema38.properties.images.items.type,parentSchema:schema38.properties.images.items,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema38.properties.images.type,parentSchema:schema38.properties.images,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema38.properties.prompt.type,parentSchema:schema38.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.duration.type,parentSchema:schema38.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
let data7 = data.aspect_ratio;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"},schema:schema38.properties.aspect_ratio.type,parentSchema:schema38.properties.aspect_ratio,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.language !== undefined){
let data8 = data.language;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema38.properties.language.type,parentSchema:schema38.properties.language,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

export const ExplainComicRequest = validate123;
const schema40 = {"type":"object","required":["script_name","script_content"],"additionalProperties":false,"properties":{"script_name":{"type":"string","maxLength":20},"script_content":{"type":"string"},"assets":{"type":"array","items":{"$ref":"#/$defs/ExplainComicAsset"},"maxItems":14},"resolution":{"$ref":"#/$defs/Resolution720To1080"},"aspect_ratio":{"$ref":"#/$defs/AspectRatioComic"},"style":{"type":"string","maxLength":30,"pattern":"^[^!-#%-*,-\\/:;?@\\[-\\]_\\{\\}¡§«¶·»¿;·՚-՟։֊־׀׃׆׳״؉؊،؍؛؝-؟٪-٭۔܀-܍߷-߹࠰-࠾࡞।॥॰৽੶૰౷಄෴๏๚๛༄-༒༔༺-༽྅࿐-࿔࿙࿚၊-၏჻፠-፨᐀᙮᚛᚜᛫-᛭᜵᜶។-៖៘-៚᠀-᠊᥄᥅᨞᨟᪠-᪦᪨-᪭᭎᭏᭚-᭠᭽-᭿᯼-᯿᰻-᰿᱾᱿᳀-᳇᳓‐-‧‰-⁃⁅-⁑⁓-⁞⁽⁾₍₎⌈-⌋〈〉❨-❵⟅⟆⟦-⟯⦃-⦘⧘-⧛⧼⧽⳹-⳼⳾⳿⵰⸀-⸮⸰-⹏⹒-⹝、-〃〈-】〔-〟〰〽゠・꓾꓿꘍-꘏꙳꙾꛲-꛷꡴-꡷꣎꣏꣸-꣺꣼꤮꤯꥟꧁-꧍꧞꧟꩜-꩟꫞꫟꫰꫱꯫﴾﴿︐-︙︰-﹒﹔-﹡﹣﹨﹪﹫！-＃％-＊，-／：；？＠［-］＿｛｝｟-･]*$","x-pattern-means":"text without punctuation"},"language":{"type":"string","enum":["zh","en"]},"tts_speed":{"type":"number","minimum":1,"maximum":1.5},"enable_lipsync":{"type":"boolean"},"callback_url":{"$ref":"#/$defs/CallbackUrl","type":"string"},"comic_bgm":{"$ref":"#/$defs/HttpUrl","type":"string"},"add_subtitle":{"$ref":"#/$defs/AddSubtitle"},"subtitle_type":{"type":"string","enum":["source_han_serif","source_han_sans"]},"quality":{"$ref":"#/$defs/Quality"}}};
const func15 = Object.prototype.hasOwnProperty;
const schema41 = {"type":"object","oneOf":[{"$ref":"#/$defs/ExplainComicAssetCharacter"},{"$ref":"#/$defs/ExplainComicAssetScene"},{"$ref":"#/$defs/ExplainComicAssetTool"}],"discriminator":{"propertyName":"type"},"tags":["character","scene","tool"]};
const schema42 = {"type":"object","required":["id","type","name"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/AssetId"},"type":{"type":"string","const":"character"},"name":{"type":"string","maxLength":30},"image_uri":{"$ref":"#/$defs/ReferenceImageInput","type":"string"},"description":{"type":"string"},"voice_id":{"$ref":"#/$defs/VoiceId","type":"string"}}};
const schema43 = {"type":"string","pattern":"^[0-9]+$","x-pattern-means":"only digits, such as 01","examples":["01"]};
const pattern2 = new RegExp("^[0-9]+$", "u");

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern2, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},schema:"^[0-9]+$",parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of a png, jpeg, jpg or webp image","examples":["https://example.com/hero.png"]};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern1, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])",parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":"string"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "image_uri")) || (key0 === "description")) || (key0 === "voice_id"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate126(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate126.errors : join(vErrors, validate126.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema42.properties.type.type,parentSchema:schema42.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("character" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "character"},schema:"character",parentSchema:schema42.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(!(data2.length <= 30 || (data2.length <= 60 && func2(data2) <= 30))){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema42.properties.name,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema42.properties.name.type,parentSchema:schema42.properties.name,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.image_uri !== undefined){
let data3 = data.image_uri;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/image_uri",schemaPath:"#/properties/image_uri/type",keyword:"type",params:{type: "string"},schema:schema42.properties.image_uri.type,parentSchema:schema42.properties.image_uri,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate128(data3, {instancePath:instancePath+"/image_uri",parentData:data,parentDataProperty:"image_uri",rootData}))){
vErrors = vErrors === null ? validate128.errors : join(vErrors, validate128.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema42.properties.description.type,parentSchema:schema42.properties.description,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.voice_id !== undefined){
let data5 = data.voice_id;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema42.properties.voice_id.type,parentSchema:schema42.properties.voice_id,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate130(data5, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":"object","required":["id","type","name"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/AssetId"},"type":{"type":"string","const":"scene"},"name":{"type":"string","maxLength":30},"image_uri":{"$ref":"#/$defs/ReferenceImageInput","type":"string"},"description":{"type":"string"},"voice_id":{"type":"string","const":""}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "image_uri")) || (key0 === "description")) || (key0 === "voice_id"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate126(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate126.errors : join(vErrors, validate126.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema46.properties.type.type,parentSchema:schema46.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("scene" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "scene"},schema:"scene",parentSchema:schema46.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(!(data2.length <= 30 || (data2.length <= 60 && func2(data2) <= 30))){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema46.properties.name,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema46.properties.name.type,parentSchema:schema46.properties.name,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.image_uri !== undefined){
let data3 = data.image_uri;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/image_uri",schemaPath:"#/properties/image_uri/type",keyword:"type",params:{type: "string"},schema:schema46.properties.image_uri.type,parentSchema:schema46.properties.image_uri,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate128(data3, {instancePath:instancePath+"/image_uri",parentData:data,parentDataProperty:"image_uri",rootData}))){
vErrors = vErrors === null ? validate128.errors : join(vErrors, validate128.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema46.properties.description.type,parentSchema:schema46.properties.description,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.voice_id !== undefined){
let data5 = data.voice_id;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema46.properties.voice_id.type,parentSchema:schema46.properties.voice_id,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("" !== data5){
const err11 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/const",keyword:"const",params:{allowedValue: ""},schema:"",parentSchema:schema46.properties.voice_id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"object","required":["id","type","name"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/AssetId"},"type":{"type":"string","const":"tool"},"name":{"type":"string","maxLength":30},"image_uri":{"$ref":"#/$defs/ReferenceImageInput","type":"string"},"description":{"type":"string"},"voice_id":{"type":"string","const":""}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "image_uri")) || (key0 === "description")) || (key0 === "voice_id"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate126(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate126.errors : join(vErrors, validate126.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema47.properties.type.type,parentSchema:schema47.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("tool" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool"},schema:"tool",parentSchema:schema47.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(!(data2.length <= 30 || (data2.length <= 60 && func2(data2) <= 30))){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema47.properties.name,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema47.properties.name.type,parentSchema:schema47.properties.name,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.image_uri !== undefined){
let data3 = data.image_uri;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/image_uri",schemaPath:"#/properties/image_uri/type",keyword:"type",params:{type: "string"},schema:schema47.properties.image_uri.type,parentSchema:schema47.properties.image_uri,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate128(data3, {instancePath:instancePath+"/image_uri",parentData:data,parentDataProperty:"image_uri",rootData}))){
vErrors = vErrors === null ? validate128.errors : join(vErrors, validate128.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema47.properties.description.type,parentSchema:schema47.properties.description,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.voice_id !== undefined){
let data5 = data.voice_id;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema47.properties.voice_id.type,parentSchema:schema47.properties.voice_id,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("" !== data5){
const err11 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/const",keyword:"const",params:{allowedValue: ""},schema:"",parentSchema:schema47.properties.voice_id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "character"){
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate125.errors : join(vErrors, validate125.errors);
errors = vErrors.length;
}
}
else if(tag0 === "scene"){
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate132.errors : join(vErrors, validate132.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate135.errors : join(vErrors, validate135.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema41.discriminator,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema41.discriminator,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"string","enum":["720p","1080p"]};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "720p") || (data === "1080p"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema48.enum},schema:schema48.enum,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"string","enum":["16:9","9:16","4:3","3:4"]};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "16:9") || (data === "9:16")) || (data === "4:3")) || (data === "3:4"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema49.enum},schema:schema49.enum,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"string","pattern":"^https?://[^\\s/?#]\\S*$","x-pattern-means":"an http or https URL"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern0, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]\\S*$"},schema:"^https?://[^\\s/?#]\\S*$",parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"boolean"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"string","enum":["standard","high"]};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "standard") || (data === "high"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema52.enum},schema:schema52.enum,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^[^!-#%-*,-\\/:;?@\\[-\\]_\\{\\}¡§«¶·»¿;·՚-՟։֊־׀׃׆׳״؉؊،؍؛؝-؟٪-٭۔܀-܍߷-߹࠰-࠾࡞।॥॰৽੶૰౷಄෴๏๚๛༄-༒༔༺-༽྅࿐-࿔࿙࿚၊-၏჻፠-፨᐀᙮᚛᚜᛫-᛭᜵᜶។-៖៘-៚᠀-᠊᥄᥅᨞᨟᪠-᪦᪨-᪭᭎᭏᭚-᭠᭽-᭿᯼-᯿᰻-᰿᱾᱿᳀-᳇᳓‐-‧‰-⁃⁅-⁑⁓-⁞⁽⁾₍₎⌈-⌋〈〉❨-❵⟅⟆⟦-⟯⦃-⦘⧘-⧛⧼⧽⳹-⳼⳾⳿⵰⸀-⸮⸰-⹏⹒-⹝、-〃〈-】〔-〟〰〽゠・꓾꓿꘍-꘏꙳꙾꛲-꛷꡴-꡷꣎꣏꣸-꣺꣼꤮꤯꥟꧁-꧍꧞꧟꩜-꩟꫞꫟꫰꫱꯫﴾﴿︐-︙︰-﹒﹔-﹡﹣﹨﹪﹫！-＃％-＊，-／：；？＠［-］＿｛｝｟-･]*$", "u");

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.script_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "script_name"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.script_content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "script_content"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema40.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.script_name !== undefined){
let data0 = data.script_name;
if(typeof data0 === "string"){
if(!(data0.length <= 20 || (data0.length <= 40 && func2(data0) <= 20))){
const err3 = {instancePath:instancePath+"/script_name",schemaPath:"#/properties/script_name/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema40.properties.script_name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/script_name",schemaPath:"#/properties/script_name/type",keyword:"type",params:{type: "string"},schema:schema40.properties.script_name.type,parentSchema:schema40.properties.script_name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.script_content !== undefined){
let data1 = data.script_content;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/script_content",schemaPath:"#/properties/script_content/type",keyword:"type",params:{type: "string"},schema:schema40.properties.script_content.type,parentSchema:schema40.properties.script_content,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.assets !== undefined){
let data2 = data.assets;
if(Array.isArray(data2)){
if(data2.length > 14){
const err6 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/maxItems",keyword:"maxItems",params:{limit: 14},schema:14,parentSchema:schema40.properties.assets,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate124(data2[i0], {instancePath:instancePath+"/assets/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate124.errors : join(vErrors, validate124.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: "array"},schema:schema40.properties.assets.type,parentSchema:schema40.properties.assets,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.resolution !== undefined){
if(!(validate142(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate142.errors : join(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate144(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate144.errors : join(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data6 = data.style;
if(typeof data6 === "string"){
if(!matches(pattern4, data6)){
const err8 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/pattern",keyword:"pattern",params:{pattern: "^[^!-#%-*,-\\/:;?@\\[-\\]_\\{\\}¡§«¶·»¿;·՚-՟։֊־׀׃׆׳״؉؊،؍؛؝-؟٪-٭۔܀-܍߷-߹࠰-࠾࡞।॥॰৽੶૰౷಄෴๏๚๛༄-༒༔༺-༽྅࿐-࿔࿙࿚၊-၏჻፠-፨᐀᙮᚛᚜᛫-᛭᜵᜶។-៖៘-៚᠀-᠊᥄᥅᨞᨟᪠-᪦᪨-᪭᭎᭏᭚-᭠᭽-᭿᯼-᯿᰻-᰿᱾᱿᳀-᳇᳓‐-‧‰-⁃⁅-⁑⁓-⁞⁽⁾₍₎⌈-⌋〈〉❨-❵⟅⟆⟦-⟯⦃-⦘⧘-⧛⧼⧽⳹-⳼⳾⳿⵰⸀-⸮⸰-⹏⹒-⹝、-〃〈-】〔-〟〰〽゠・꓾꓿꘍-꘏꙳꙾꛲-꛷꡴-꡷꣎꣏꣸-꣺꣼꤮꤯꥟꧁-꧍꧞꧟꩜-꩟꫞꫟꫰꫱꯫﴾﴿︐-︙︰-﹒﹔-﹡﹣﹨﹪﹫！-＃％-＊，-／：；？＠［-］＿｛｝｟-･]*$"},schema:"^[^!-#%-*,-\\/:;?@\\[-\\]_\\{\\}¡§«¶·»¿;·՚-՟։֊־׀׃׆׳״؉؊،؍؛؝-؟٪-٭۔܀-܍߷-߹࠰-࠾࡞।॥॰৽੶૰౷಄෴๏๚๛༄-༒༔༺-༽྅࿐-࿔࿙࿚၊-၏჻፠-፨᐀᙮᚛᚜᛫-᛭᜵᜶។-៖៘-៚᠀-᠊᥄᥅᨞᨟᪠-᪦᪨-᪭᭎᭏᭚-᭠᭽-᭿᯼-᯿᰻-᰿᱾᱿᳀-᳇᳓‐-‧‰-⁃⁅-⁑⁓-⁞⁽⁾₍₎⌈-⌋〈〉❨-❵⟅⟆⟦-⟯⦃-⦘⧘-⧛⧼⧽⳹-⳼⳾⳿⵰⸀-⸮⸰-⹏⹒-⹝、-〃〈-】〔-〟〰〽゠・꓾꓿꘍-꘏꙳꙾꛲-꛷꡴-꡷꣎꣏꣸-꣺꣼꤮꤯꥟꧁-꧍꧞꧟꩜-꩟꫞꫟꫰꫱꯫﴾﴿︐-︙︰-﹒﹔-﹡﹣﹨﹪﹫！-＃％-＊，-／：；？＠［-］＿｛｝｟-･]*$",parentSchema:schema40.properties.style,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data6.length <= 30 || (data6.length <= 60 && func2(data6) <= 30))){
const err9 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema40.properties.style,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema40.properties.style.type,parentSchema:schema40.properties.style,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.language !== undefined){
let data7 = data.language;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema40.properties.language.type,parentSchema:schema40.properties.language,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data7 === "zh") || (data7 === "en"))){
const err12 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema40.properties.language.enum},schema:schema40.properties.language.enum,parentSchema:schema40.properties.language,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tts_speed !== undefined){
let data8 = data.tts_speed;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1.5 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/tts_speed",schemaPath:"#/properties/tts_speed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.5},schema:1.5,parentSchema:schema40.properties.tts_speed,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/tts_speed",schemaPath:"#/properties/tts_speed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema40.properties.tts_speed,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/tts_speed",schemaPath:"#/properties/tts_speed/type",keyword:"type",params:{type: "number"},schema:schema40.properties.tts_speed.type,parentSchema:schema40.properties.tts_speed,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.enable_lipsync !== undefined){
let data9 = data.enable_lipsync;
if(typeof data9 !== "boolean"){
const err16 = {instancePath:instancePath+"/enable_lipsync",schemaPath:"#/properties/enable_lipsync/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.enable_lipsync.type,parentSchema:schema40.properties.enable_lipsync,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.callback_url !== undefined){
let data10 = data.callback_url;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: "string"},schema:schema40.properties.callback_url.type,parentSchema:schema40.properties.callback_url,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(validate74(data10, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.comic_bgm !== undefined){
let data11 = data.comic_bgm;
if(typeof data11 !== "string"){
const err18 = {instancePath:instancePath+"/comic_bgm",schemaPath:"#/properties/comic_bgm/type",keyword:"type",params:{type: "string"},schema:schema40.properties.comic_bgm.type,parentSchema:schema40.properties.comic_bgm,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(validate147(data11, {instancePath:instancePath+"/comic_bgm",parentData:data,parentDataProperty:"comic_bgm",rootData}))){
vErrors = vErrors === null ? validate147.errors : join(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
if(!(validate149(data.add_subtitle, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.subtitle_type !== undefined){
let data13 = data.subtitle_type;
if(typeof data13 !== "string"){
const err19 = {instancePath:instancePath+"/subtitle_type",schemaPath:"#/properties/subtitle_type/type",keyword:"type",params:{type: "string"},schema:schema40.properties.subtitle_type.type,parentSchema:schema40.properties.subtitle_type,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data13 === "source_han_serif") || (data13 === "source_han_sans"))){
const err20 = {instancePath:instancePath+"/subtitle_type",schemaPath:"#/properties/subtitle_type/enum",keyword:"enum",params:{allowedValues: schema40.properties.subtitle_type.enum},schema:schema40.properties.subtitle_type.enum,parentSchema:schema40.properties.subtitle_type,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.quality !== undefined){
if(!(validate151(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData}))){
vErrors = vErrors === null ? validate151.errors : join(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}

export const ExplainComicResponse = validate153;
const schema53 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema53.properties.id.type,parentSchema:schema53.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickComposeRequest = validate154;
const schema54 = {"type":"object","additionalProperties":true};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickComposeResponse = validate155;
const schema55 = {"type":"object","additionalProperties":true};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickDetail = validate156;
const schema56 = {"type":"object","additionalProperties":true};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickEditRequest = validate157;
const schema57 = {"type":"object","additionalProperties":true};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickEditResponse = validate158;
const schema58 = {"type":"object","additionalProperties":true};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickRequest = validate159;
const schema59 = {"type":"object","additionalProperties":true};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickResponse = validate160;
const schema60 = {"type":"object","additionalProperties":true};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

export const Img2VideoRequest = validate161;
const schema61 = {"type":"object","oneOf":[{"$ref":"#/$defs/Img2VideoGenq1Classic"},{"$ref":"#/$defs/Img2VideoGen15"},{"$ref":"#/$defs/Img2VideoGen20"},{"$ref":"#/$defs/Img2VideoGenq3Turbo"},{"$ref":"#/$defs/Img2VideoGenq3Pro"},{"$ref":"#/$defs/Img2VideoGenq3ProFast"}],"discriminator":{"propertyName":"model"},"tags":["genq1-classic","gen1.5","gen2.0","genq3-turbo","genq3-pro","genq3-pro-fast"]};
const schema62 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1-classic"},"images":{"$ref":"#/$defs/StartFrame"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":2000},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"voice_id":{"$ref":"#/$defs/VoiceId","type":"string"},"is_rec":{"$ref":"#/$defs/IsRec"},"duration":{"$ref":"#/$defs/DurationOnly5"},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};
const schema63 = {"type":"array","items":{"$ref":"#/$defs/CompactImageInput"},"minItems":1,"maxItems":1};
const schema64 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of a png, jpeg, jpg or webp image","examples":["https://example.com/start.png"]};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern1, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])",parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},schema:1,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate164(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate164.errors : join(vErrors, validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

const schema65 = {"type":"boolean"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

const schema66 = {"type":"boolean"};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}

const schema67 = {"type":"integer","enum":[5]};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === 5)){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema67.enum},schema:schema67.enum,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

const schema68 = {"type":"integer","examples":[42]};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}

const schema69 = {"type":"string","pattern":"^[1-9][0-9]*[pK]$","x-pattern-means":"a number followed by p or K, such as 720p","examples":["720p"]};
const pattern7 = new RegExp("^[1-9][0-9]*[pK]$", "u");

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern7, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*[pK]$"},schema:"^[1-9][0-9]*[pK]$",parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":"string","enum":["auto","small","medium","large"]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "auto") || (data === "small")) || (data === "medium")) || (data === "large"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema70.enum},schema:schema70.enum,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"boolean"};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

const schema72 = {"type":"boolean"};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}

const schema73 = {"type":"integer","enum":[1,2,3,4]};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === 1) || (data === 2)) || (data === 3)) || (data === 4))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}

const schema74 = {"type":"string","pattern":"^https?://[^\\s/?#]\\S*$","x-pattern-means":"an http or https URL","examples":["https://example.com/logo.png"]};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern0, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]\\S*$"},schema:"^https?://[^\\s/?#]\\S*$",parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

const schema75 = {"type":"string","contentMediaType":"application/json","contentSchema":{"type":"object","properties":{"Label":{},"ContentProducer":{},"ContentPropagator":{},"ProduceID":{},"PropagateID":{},"ReservedCode1":{},"ReservedCode2":{}}},"examples":["{\"Label\":\"demo\",\"ProduceID\":\"42\"}"]};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema62.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema62.properties.model.type,parentSchema:schema62.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1-classic" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1-classic"},schema:"genq1-classic",parentSchema:schema62.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate163(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema62.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema62.properties.prompt.type,parentSchema:schema62.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.audio !== undefined){
let data3 = data.audio;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.audio.type,parentSchema:schema62.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate168(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.voice_id !== undefined){
let data4 = data.voice_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema62.properties.voice_id.type,parentSchema:schema62.properties.voice_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate130(data4, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate171(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate171.errors : join(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate173(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate173.errors : join(vErrors, validate173.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate179(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}

const schema76 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"gen1.5"},"images":{"$ref":"#/$defs/StartFrame"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":2000},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"voice_id":{"$ref":"#/$defs/VoiceId","type":"string"},"is_rec":{"$ref":"#/$defs/IsRec"},"duration":{"$ref":"#/$defs/DurationNotShown"},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};
const schema77 = {"type":"integer"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema76.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema76.properties.model.type,parentSchema:schema76.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("gen1.5" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "gen1.5"},schema:"gen1.5",parentSchema:schema76.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate163(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema76.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema76.properties.prompt.type,parentSchema:schema76.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.audio !== undefined){
let data3 = data.audio;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.audio.type,parentSchema:schema76.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate168(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.voice_id !== undefined){
let data4 = data.voice_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema76.properties.voice_id.type,parentSchema:schema76.properties.voice_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate130(data4, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate171(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate171.errors : join(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate199(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate199.errors : join(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate179(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}

const schema78 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"gen2.0"},"images":{"$ref":"#/$defs/StartFrame"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":2000},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"voice_id":{"$ref":"#/$defs/VoiceId","type":"string"},"is_rec":{"$ref":"#/$defs/IsRec"},"duration":{"$ref":"#/$defs/DurationNotShown","type":"integer","examples":[4]},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/Resolution360To720"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};
const schema79 = {"type":"string","enum":["360p","720p"]};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "360p") || (data === "720p"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema79.enum},schema:schema79.enum,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema78.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema78.properties.model.type,parentSchema:schema78.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("gen2.0" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "gen2.0"},schema:"gen2.0",parentSchema:schema78.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate163(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema78.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema78.properties.prompt.type,parentSchema:schema78.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.audio !== undefined){
let data3 = data.audio;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.audio.type,parentSchema:schema78.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate168(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.voice_id !== undefined){
let data4 = data.voice_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema78.properties.voice_id.type,parentSchema:schema78.properties.voice_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate130(data4, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate171(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate171.errors : join(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema78.properties.duration.type,parentSchema:schema78.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate199(data6, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate199.errors : join(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate219(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate219.errors : join(vErrors, validate219.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate179(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}

const schema80 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-turbo"},"images":{"$ref":"#/$defs/StartFrame"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":20000},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"is_rec":{"$ref":"#/$defs/IsRec"},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":1,"maximum":16},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema80.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema80.properties.model.type,parentSchema:schema80.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-turbo" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-turbo"},schema:"genq3-turbo",parentSchema:schema80.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate163(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema80.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema80.properties.prompt.type,parentSchema:schema80.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.audio !== undefined){
let data3 = data.audio;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema80.properties.audio.type,parentSchema:schema80.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate168(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate171(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate171.errors : join(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data5 = data.duration;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema80.properties.duration.type,parentSchema:schema80.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate112(data5, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 16 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16},schema:16,parentSchema:schema80.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema80.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}

const schema81 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-pro"},"images":{"$ref":"#/$defs/StartFrame"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":20000},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"is_rec":{"$ref":"#/$defs/IsRec"},"duration":{"$ref":"#/$defs/DurationNotShown"},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema81.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema81.properties.model.type,parentSchema:schema81.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-pro" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-pro"},schema:"genq3-pro",parentSchema:schema81.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate163(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema81.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema81.properties.prompt.type,parentSchema:schema81.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.audio !== undefined){
let data3 = data.audio;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema81.properties.audio.type,parentSchema:schema81.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate168(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate171(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate171.errors : join(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate199(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate199.errors : join(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate240.errors = vErrors;
return errors === 0;
}

const schema82 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-pro-fast"},"images":{"$ref":"#/$defs/StartFrame"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":20000},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"is_rec":{"$ref":"#/$defs/IsRec"},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":1,"maximum":16},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema82.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema82.properties.model.type,parentSchema:schema82.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-pro-fast" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-pro-fast"},schema:"genq3-pro-fast",parentSchema:schema82.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate163(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema82.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema82.properties.prompt.type,parentSchema:schema82.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.audio !== undefined){
let data3 = data.audio;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema82.properties.audio.type,parentSchema:schema82.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate168(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate171(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate171.errors : join(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data5 = data.duration;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema82.properties.duration.type,parentSchema:schema82.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate112(data5, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 16 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16},schema:16,parentSchema:schema82.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema82.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1-classic"){
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate162.errors : join(vErrors, validate162.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gen1.5"){
if(!(validate193(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate193.errors : join(vErrors, validate193.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gen2.0"){
if(!(validate211(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate211.errors : join(vErrors, validate211.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-turbo"){
if(!(validate229(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate229.errors : join(vErrors, validate229.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-pro"){
if(!(validate240(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate240.errors : join(vErrors, validate240.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-pro-fast"){
if(!(validate251(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate251.errors : join(vErrors, validate251.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema61.discriminator,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema61.discriminator,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}

export const Img2VideoResponse = validate268;
const schema83 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}}},"else":{"required":["id"],"properties":{"id":{}}},"properties":{"task_id":{"$ref":"#/$defs/TaskId"},"id":{"$ref":"#/$defs/TaskId"},"state":{"$ref":"#/$defs/TaskState"},"err_code":{"$ref":"#/$defs/ErrCode"},"model":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"duration":{"type":"integer"},"seed":{"type":"integer"},"resolution":{"type":"string"},"audio":{"type":"boolean"},"movement_amplitude":{"type":"string"},"payload":{"type":"string"},"off_peak":{"type":"boolean"},"watermark":{"type":"boolean"},"credits":{"$ref":"#/$defs/Credits"},"created_at":{"$ref":"#/$defs/CreatedAt"}}};
const schema84 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+Z$","x-pattern-means":"a time in UTC with fractions of a second, such as 2026-01-31T12:00:00.000Z","examples":["2026-01-31T12:00:00.123Z"]};
const pattern9 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+Z$", "u");

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern9, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+Z$"},schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+Z$",parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema83.else.required,parentSchema:schema83.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema83.if,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate118(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate118(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
let data4 = data.model;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema83.properties.model.type,parentSchema:schema83.properties.model,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data5 = data.images;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema83.properties.images.items.type,parentSchema:schema83.properties.images.items,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema83.properties.images.type,parentSchema:schema83.properties.images,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.prompt !== undefined){
let data7 = data.prompt;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema83.properties.prompt.type,parentSchema:schema83.properties.prompt,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.duration !== undefined){
let data8 = data.duration;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema83.properties.duration.type,parentSchema:schema83.properties.duration,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.seed !== undefined){
let data9 = data.seed;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err9 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema83.properties.seed.type,parentSchema:schema83.properties.seed,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.resolution !== undefined){
let data10 = data.resolution;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema83.properties.resolution.type,parentSchema:schema83.properties.resolution,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.audio !== undefined){
let data11 = data.audio;
if(typeof data11 !== "boolean"){
const err11 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema83.properties.audio.type,parentSchema:schema83.properties.audio,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.movement_amplitude !== undefined){
let data12 = data.movement_amplitude;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema83.properties.movement_amplitude.type,parentSchema:schema83.properties.movement_amplitude,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.payload !== undefined){
let data13 = data.payload;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema83.properties.payload.type,parentSchema:schema83.properties.payload,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.off_peak !== undefined){
let data14 = data.off_peak;
if(typeof data14 !== "boolean"){
const err14 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema83.properties.off_peak.type,parentSchema:schema83.properties.off_peak,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.watermark !== undefined){
let data15 = data.watermark;
if(typeof data15 !== "boolean"){
const err15 = {instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: "boolean"},schema:schema83.properties.watermark.type,parentSchema:schema83.properties.watermark,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate274(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate274.errors : join(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}

export const MvRequest = validate276;
const schema85 = {"type":"object","required":["images","audio_url"],"additionalProperties":false,"properties":{"images":{"type":"array","items":{"$ref":"#/$defs/CompactImageInput"},"minItems":1,"maxItems":7},"audio_url":{"$ref":"#/$defs/SongInput"},"lip_sync":{"type":"boolean"},"lip_ref_url":{"$ref":"#/$defs/HttpUrl","type":"string"},"style":{"type":"string"},"quality":{"$ref":"#/$defs/Quality","type":"string"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":3000},"aspect_ratio":{"$ref":"#/$defs/AspectRatio"},"resolution":{"$ref":"#/$defs/Resolution540To1080"},"add_subtitle":{"$ref":"#/$defs/AddSubtitle"},"subtitle_color":{"$ref":"#/$defs/SubtitleColor"},"language":{"type":"string","enum":["auto","en","zh"]},"srt_url":{"$ref":"#/$defs/HttpUrl","type":"string"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}},"not":{"type":"object","required":["lip_sync","resolution"],"properties":{"lip_sync":{"type":"boolean","const":true},"resolution":{"type":"string","const":"540p"}}}};
const schema86 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg|wav|wave|vnd\\.wave|x-wav|aac|m4a|x-m4a|mp4);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of mp3, wav, aac or m4a audio","examples":["https://example.com/song.mp3"]};
const pattern10 = new RegExp("^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg|wav|wave|vnd\\.wave|x-wav|aac|m4a|x-m4a|mp4);base64,[A-Za-z0-9+/])", "u");

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern10, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg|wav|wave|vnd\\.wave|x-wav|aac|m4a|x-m4a|mp4);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg|wav|wave|vnd\\.wave|x-wav|aac|m4a|x-m4a|mp4);base64,[A-Za-z0-9+/])",parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":"string","enum":["16:9","9:16","3:4","4:3","1:1"]};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "16:9") || (data === "9:16")) || (data === "3:4")) || (data === "4:3")) || (data === "1:1"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema87.enum},schema:schema87.enum,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate283.errors = vErrors;
return errors === 0;
}

const schema88 = {"type":"string","enum":["540p","720p","1080p"]};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "540p") || (data === "720p")) || (data === "1080p"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema88.enum},schema:schema88.enum,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}

const schema89 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","x-pattern-means":"a color in HEX, such as #FFFFFF"};
const pattern11 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern11, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.lip_sync === undefined) && (missing0 = "lip_sync")) || ((data.resolution === undefined) && (missing0 = "resolution"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.lip_sync !== undefined){
let data0 = data.lip_sync;
const _errs4 = errors;
if(typeof data0 !== "boolean"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(true !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.resolution !== undefined){
let data1 = data.resolution;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("540p" !== data1){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err6 = {instancePath,schemaPath:"#/not",keyword:"not",params:{},schema:schema85.not,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.images === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.audio_url === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema85.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.images !== undefined){
let data2 = data.images;
if(Array.isArray(data2)){
if(data2.length > 7){
const err10 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema85.properties.images,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema85.properties.images,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate164(data2[i0], {instancePath:instancePath+"/images/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate164.errors : join(vErrors, validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema85.properties.images.type,parentSchema:schema85.properties.images,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.audio_url !== undefined){
if(!(validate278(data.audio_url, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate278.errors : join(vErrors, validate278.errors);
errors = vErrors.length;
}
}
if(data.lip_sync !== undefined){
let data5 = data.lip_sync;
if(typeof data5 !== "boolean"){
const err13 = {instancePath:instancePath+"/lip_sync",schemaPath:"#/properties/lip_sync/type",keyword:"type",params:{type: "boolean"},schema:schema85.properties.lip_sync.type,parentSchema:schema85.properties.lip_sync,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.lip_ref_url !== undefined){
let data6 = data.lip_ref_url;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/lip_ref_url",schemaPath:"#/properties/lip_ref_url/type",keyword:"type",params:{type: "string"},schema:schema85.properties.lip_ref_url.type,parentSchema:schema85.properties.lip_ref_url,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(validate147(data6, {instancePath:instancePath+"/lip_ref_url",parentData:data,parentDataProperty:"lip_ref_url",rootData}))){
vErrors = vErrors === null ? validate147.errors : join(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data7 = data.style;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema85.properties.style.type,parentSchema:schema85.properties.style,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.quality !== undefined){
let data8 = data.quality;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"},schema:schema85.properties.quality.type,parentSchema:schema85.properties.quality,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(validate151(data8, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData}))){
vErrors = vErrors === null ? validate151.errors : join(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data9 = data.prompt;
if(!(validate86(data9, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(!(data9.length <= 3000 || (data9.length <= 6000 && func2(data9) <= 3000))){
const err17 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema85.properties.prompt,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema85.properties.prompt.type,parentSchema:schema85.properties.prompt,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate283(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate283.errors : join(vErrors, validate283.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate285(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate285.errors : join(vErrors, validate285.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
if(!(validate149(data.add_subtitle, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate288(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate288.errors : join(vErrors, validate288.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data14 = data.language;
if(typeof data14 !== "string"){
const err19 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema85.properties.language.type,parentSchema:schema85.properties.language,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data14 === "auto") || (data14 === "en")) || (data14 === "zh"))){
const err20 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema85.properties.language.enum},schema:schema85.properties.language.enum,parentSchema:schema85.properties.language,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.srt_url !== undefined){
let data15 = data.srt_url;
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/srt_url",schemaPath:"#/properties/srt_url/type",keyword:"type",params:{type: "string"},schema:schema85.properties.srt_url.type,parentSchema:schema85.properties.srt_url,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(validate147(data15, {instancePath:instancePath+"/srt_url",parentData:data,parentDataProperty:"srt_url",rootData}))){
vErrors = vErrors === null ? validate147.errors : join(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}

export const MvResponse = validate292;
const schema90 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1}}};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema90.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema90.properties.id.type,parentSchema:schema90.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}

export const PremiumMvRequest = validate293;
const schema91 = {"type":"object","oneOf":[{"$ref":"#/$defs/PremiumMvSing"},{"$ref":"#/$defs/PremiumMvSingPerform"},{"$ref":"#/$defs/PremiumMvPerform"},{"$ref":"#/$defs/PremiumMvDance"}],"discriminator":{"propertyName":"premium_mv_mode"},"tags":["sing","sing_perform","perform","dance"]};
const schema92 = {"type":"object","required":["premium_mv_mode","lip_ref_urls","audio_url"],"additionalProperties":false,"properties":{"premium_mv_mode":{"type":"string","const":"sing"},"lip_ref_urls":{"$ref":"#/$defs/LipRefUrls"},"images":{"type":"array","items":{"$ref":"#/$defs/ImageInput"},"maxItems":6},"audio_url":{"$ref":"#/$defs/SongInput","type":"string"},"language":{"$ref":"#/$defs/PremiumMvLanguage"},"style":{"type":"string"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":3000},"aspect_ratio":{"$ref":"#/$defs/AspectRatio"},"resolution":{"$ref":"#/$defs/Resolution720To1080"},"add_subtitle":{"$ref":"#/$defs/AddSubtitle"},"subtitle_color":{"$ref":"#/$defs/SubtitleColor"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};
const schema93 = {"type":"array","items":{"$ref":"#/$defs/HttpUrl"},"minItems":1,"maxItems":2};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate147(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate147.errors : join(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate295.errors = vErrors;
return errors === 0;
}

const schema94 = {"type":"string","enum":["en","zh","ja","ko","vi","th","id","ms","tl","hi","ar","fr","de","es","pt","ru","it","nl","sv","da","fi","no","el","pl","cs","hu","ro","bg","hr","sk"]};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((((((data === "en") || (data === "zh")) || (data === "ja")) || (data === "ko")) || (data === "vi")) || (data === "th")) || (data === "id")) || (data === "ms")) || (data === "tl")) || (data === "hi")) || (data === "ar")) || (data === "fr")) || (data === "de")) || (data === "es")) || (data === "pt")) || (data === "ru")) || (data === "it")) || (data === "nl")) || (data === "sv")) || (data === "da")) || (data === "fi")) || (data === "no")) || (data === "el")) || (data === "pl")) || (data === "cs")) || (data === "hu")) || (data === "ro")) || (data === "bg")) || (data === "hr")) || (data === "sk"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema94.enum},schema:schema94.enum,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate300.errors = vErrors;
return errors === 0;
}


function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.premium_mv_mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "premium_mv_mode"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lip_ref_urls === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lip_ref_urls"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audio_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema92.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.premium_mv_mode !== undefined){
let data0 = data.premium_mv_mode;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/type",keyword:"type",params:{type: "string"},schema:schema92.properties.premium_mv_mode.type,parentSchema:schema92.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("sing" !== data0){
const err5 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/const",keyword:"const",params:{allowedValue: "sing"},schema:"sing",parentSchema:schema92.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lip_ref_urls !== undefined){
if(!(validate295(data.lip_ref_urls, {instancePath:instancePath+"/lip_ref_urls",parentData:data,parentDataProperty:"lip_ref_urls",rootData}))){
vErrors = vErrors === null ? validate295.errors : join(vErrors, validate295.errors);
errors = vErrors.length;
}
}
if(data.images !== undefined){
let data2 = data.images;
if(Array.isArray(data2)){
if(data2.length > 6){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema92.properties.images,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate109(data2[i0], {instancePath:instancePath+"/images/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : join(vErrors, validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema92.properties.images.type,parentSchema:schema92.properties.images,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.audio_url !== undefined){
let data4 = data.audio_url;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/type",keyword:"type",params:{type: "string"},schema:schema92.properties.audio_url.type,parentSchema:schema92.properties.audio_url,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate278(data4, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate278.errors : join(vErrors, validate278.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate300(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate300.errors : join(vErrors, validate300.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data6 = data.style;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema92.properties.style.type,parentSchema:schema92.properties.style,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prompt !== undefined){
let data7 = data.prompt;
if(!(validate86(data7, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(!(data7.length <= 3000 || (data7.length <= 6000 && func2(data7) <= 3000))){
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema92.properties.prompt,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema92.properties.prompt.type,parentSchema:schema92.properties.prompt,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate283(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate283.errors : join(vErrors, validate283.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate142(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate142.errors : join(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
if(!(validate149(data.add_subtitle, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate288(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate288.errors : join(vErrors, validate288.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate294.errors = vErrors;
return errors === 0;
}

const schema95 = {"type":"object","required":["premium_mv_mode","lip_ref_urls","audio_url"],"additionalProperties":false,"properties":{"premium_mv_mode":{"type":"string","const":"sing_perform"},"lip_ref_urls":{"$ref":"#/$defs/LipRefUrls"},"images":{"type":"array","items":{"$ref":"#/$defs/ImageInput"},"maxItems":6},"audio_url":{"$ref":"#/$defs/SongInput","type":"string"},"language":{"$ref":"#/$defs/PremiumMvLanguage"},"style":{"type":"string"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":3000},"aspect_ratio":{"$ref":"#/$defs/AspectRatio"},"resolution":{"$ref":"#/$defs/Resolution720To1080"},"add_subtitle":{"$ref":"#/$defs/AddSubtitle"},"subtitle_color":{"$ref":"#/$defs/SubtitleColor"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.premium_mv_mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "premium_mv_mode"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lip_ref_urls === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lip_ref_urls"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audio_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema95.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.premium_mv_mode !== undefined){
let data0 = data.premium_mv_mode;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/type",keyword:"type",params:{type: "string"},schema:schema95.properties.premium_mv_mode.type,parentSchema:schema95.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("sing_perform" !== data0){
const err5 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/const",keyword:"const",params:{allowedValue: "sing_perform"},schema:"sing_perform",parentSchema:schema95.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lip_ref_urls !== undefined){
if(!(validate295(data.lip_ref_urls, {instancePath:instancePath+"/lip_ref_urls",parentData:data,parentDataProperty:"lip_ref_urls",rootData}))){
vErrors = vErrors === null ? validate295.errors : join(vErrors, validate295.errors);
errors = vErrors.length;
}
}
if(data.images !== undefined){
let data2 = data.images;
if(Array.isArray(data2)){
if(data2.length > 6){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema95.properties.images,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate109(data2[i0], {instancePath:instancePath+"/images/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : join(vErrors, validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema95.properties.images.type,parentSchema:schema95.properties.images,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.audio_url !== undefined){
let data4 = data.audio_url;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/type",keyword:"type",params:{type: "string"},schema:schema95.properties.audio_url.type,parentSchema:schema95.properties.audio_url,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate278(data4, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate278.errors : join(vErrors, validate278.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate300(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate300.errors : join(vErrors, validate300.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data6 = data.style;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema95.properties.style.type,parentSchema:schema95.properties.style,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prompt !== undefined){
let data7 = data.prompt;
if(!(validate86(data7, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(!(data7.length <= 3000 || (data7.length <= 6000 && func2(data7) <= 3000))){
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema95.properties.prompt,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema95.properties.prompt.type,parentSchema:schema95.properties.prompt,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate283(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate283.errors : join(vErrors, validate283.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate142(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate142.errors : join(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
if(!(validate149(data.add_subtitle, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate288(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate288.errors : join(vErrors, validate288.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}

const schema96 = {"type":"object","required":["premium_mv_mode","images","audio_url"],"additionalProperties":false,"properties":{"premium_mv_mode":{"type":"string","const":"perform"},"images":{"type":"array","items":{"$ref":"#/$defs/ImageInput"},"minItems":1,"maxItems":6},"audio_url":{"$ref":"#/$defs/SongInput","type":"string"},"language":{"$ref":"#/$defs/PremiumMvLanguage"},"style":{"type":"string"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":3000},"aspect_ratio":{"$ref":"#/$defs/AspectRatio"},"resolution":{"$ref":"#/$defs/Resolution720To1080"},"add_subtitle":{"$ref":"#/$defs/AddSubtitle"},"subtitle_color":{"$ref":"#/$defs/SubtitleColor"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.premium_mv_mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "premium_mv_mode"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audio_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema96.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.premium_mv_mode !== undefined){
let data0 = data.premium_mv_mode;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/type",keyword:"type",params:{type: "string"},schema:schema96.properties.premium_mv_mode.type,parentSchema:schema96.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("perform" !== data0){
const err5 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/const",keyword:"const",params:{allowedValue: "perform"},schema:"perform",parentSchema:schema96.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(Array.isArray(data1)){
if(data1.length > 6){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema96.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema96.properties.images,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate109(data1[i0], {instancePath:instancePath+"/images/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : join(vErrors, validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema96.properties.images.type,parentSchema:schema96.properties.images,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.audio_url !== undefined){
let data3 = data.audio_url;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/type",keyword:"type",params:{type: "string"},schema:schema96.properties.audio_url.type,parentSchema:schema96.properties.audio_url,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate278(data3, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate278.errors : join(vErrors, validate278.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate300(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate300.errors : join(vErrors, validate300.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data5 = data.style;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema96.properties.style.type,parentSchema:schema96.properties.style,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prompt !== undefined){
let data6 = data.prompt;
if(!(validate86(data6, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!(data6.length <= 3000 || (data6.length <= 6000 && func2(data6) <= 3000))){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema96.properties.prompt,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema96.properties.prompt.type,parentSchema:schema96.properties.prompt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate283(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate283.errors : join(vErrors, validate283.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate142(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate142.errors : join(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
if(!(validate149(data.add_subtitle, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate288(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate288.errors : join(vErrors, validate288.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate319.errors = vErrors;
return errors === 0;
}

const schema97 = {"type":"object","required":["premium_mv_mode","images","audio_url"],"additionalProperties":false,"properties":{"premium_mv_mode":{"type":"string","const":"dance"},"images":{"type":"array","items":{"$ref":"#/$defs/ImageInput"},"minItems":1,"maxItems":6},"audio_url":{"$ref":"#/$defs/SongInput","type":"string"},"language":{"$ref":"#/$defs/PremiumMvLanguage"},"style":{"type":"string"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":3000},"aspect_ratio":{"$ref":"#/$defs/AspectRatio"},"resolution":{"$ref":"#/$defs/Resolution720To1080"},"add_subtitle":{"$ref":"#/$defs/AddSubtitle"},"subtitle_color":{"$ref":"#/$defs/SubtitleColor"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.premium_mv_mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "premium_mv_mode"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audio_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema97.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.premium_mv_mode !== undefined){
let data0 = data.premium_mv_mode;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/type",keyword:"type",params:{type: "string"},schema:schema97.properties.premium_mv_mode.type,parentSchema:schema97.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("dance" !== data0){
const err5 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/const",keyword:"const",params:{allowedValue: "dance"},schema:"dance",parentSchema:schema97.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(Array.isArray(data1)){
if(data1.length > 6){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema97.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema97.properties.images,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate109(data1[i0], {instancePath:instancePath+"/images/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : join(vErrors, validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema97.properties.images.type,parentSchema:schema97.properties.images,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.audio_url !== undefined){
let data3 = data.audio_url;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/type",keyword:"type",params:{type: "string"},schema:schema97.properties.audio_url.type,parentSchema:schema97.properties.audio_url,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate278(data3, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate278.errors : join(vErrors, validate278.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate300(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate300.errors : join(vErrors, validate300.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data5 = data.style;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema97.properties.style.type,parentSchema:schema97.properties.style,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prompt !== undefined){
let data6 = data.prompt;
if(!(validate86(data6, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!(data6.length <= 3000 || (data6.length <= 6000 && func2(data6) <= 3000))){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema97.properties.prompt,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema97.properties.prompt.type,parentSchema:schema97.properties.prompt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate283(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate283.errors : join(vErrors, validate283.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate142(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate142.errors : join(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
if(!(validate149(data.add_subtitle, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate288(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate288.errors : join(vErrors, validate288.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate329.errors = vErrors;
return errors === 0;
}


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.premium_mv_mode;
if(typeof tag0 == "string"){
if(tag0 === "sing"){
if(!(validate294(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate294.errors : join(vErrors, validate294.errors);
errors = vErrors.length;
}
}
else if(tag0 === "sing_perform"){
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate308.errors : join(vErrors, validate308.errors);
errors = vErrors.length;
}
}
else if(tag0 === "perform"){
if(!(validate319(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate319.errors : join(vErrors, validate319.errors);
errors = vErrors.length;
}
}
else if(tag0 === "dance"){
if(!(validate329(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate329.errors : join(vErrors, validate329.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "premium_mv_mode", tagValue: tag0},schema:schema91.discriminator,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "premium_mv_mode", tagValue: tag0},schema:schema91.discriminator,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate293.errors = vErrors;
return errors === 0;
}

export const PremiumMvResponse = validate343;
const schema98 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1}}};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema98.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate343.errors = vErrors;
return errors === 0;
}

export const Reference2ImageRequest = validate344;
const schema99 = {"type":"object","oneOf":[{"$ref":"#/$defs/Reference2ImageGenq1"},{"$ref":"#/$defs/Reference2ImageGenq2"}],"discriminator":{"propertyName":"model"},"tags":["genq1","genq2"]};
const schema100 = {"type":"object","required":["model","images","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1"},"images":{"$ref":"#/$defs/ReferenceImages","type":"array","minItems":1,"maxItems":7},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":2000},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatio"},"resolution":{"$ref":"#/$defs/Resolution1080"},"payload":{"$ref":"#/$defs/Payload"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};
const schema101 = {"type":"array","items":{"$ref":"#/$defs/ReferenceImageInput"}};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate128(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate128.errors : join(vErrors, validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate346.errors = vErrors;
return errors === 0;
}

const schema102 = {"type":"string","enum":["1080p"]};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema102.type,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "1080p")){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema102.enum},schema:schema102.enum,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate352.errors = vErrors;
return errors === 0;
}


function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((((((key0 === "model") || (key0 === "images")) || (key0 === "prompt")) || (key0 === "seed")) || (key0 === "aspect_ratio")) || (key0 === "resolution")) || (key0 === "payload")) || (key0 === "callback_url"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema100.properties.model.type,parentSchema:schema100.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("genq1" !== data0){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1"},schema:"genq1",parentSchema:schema100.properties.model,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(!(validate346(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate346.errors : join(vErrors, validate346.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 7){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema100.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema100.properties.images,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema100.properties.images.type,parentSchema:schema100.properties.images,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema100.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema100.properties.prompt.type,parentSchema:schema100.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate283(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate283.errors : join(vErrors, validate283.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate352(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate352.errors : join(vErrors, validate352.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate345.errors = vErrors;
return errors === 0;
}

const schema103 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq2"},"images":{"$ref":"#/$defs/ReferenceImages","type":"array","maxItems":7},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":2000},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatioImage"},"resolution":{"$ref":"#/$defs/Resolution1080To4K"},"payload":{"$ref":"#/$defs/Payload"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};
const schema104 = {"type":"string","enum":["16:9","9:16","1:1","3:4","4:3","21:9","2:3","3:2","auto"]};

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((data === "16:9") || (data === "9:16")) || (data === "1:1")) || (data === "3:4")) || (data === "4:3")) || (data === "21:9")) || (data === "2:3")) || (data === "3:2")) || (data === "auto"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema104.enum},schema:schema104.enum,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate360.errors = vErrors;
return errors === 0;
}

const schema105 = {"type":"string","enum":["1080p","2K","4K"]};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "1080p") || (data === "2K")) || (data === "4K"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema105.enum},schema:schema105.enum,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}


function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((((((key0 === "model") || (key0 === "images")) || (key0 === "prompt")) || (key0 === "seed")) || (key0 === "aspect_ratio")) || (key0 === "resolution")) || (key0 === "payload")) || (key0 === "callback_url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema103.properties.model.type,parentSchema:schema103.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq2" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq2"},schema:"genq2",parentSchema:schema103.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(!(validate346(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate346.errors : join(vErrors, validate346.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 7){
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema103.properties.images,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema103.properties.images.type,parentSchema:schema103.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema103.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema103.properties.prompt.type,parentSchema:schema103.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate360(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate360.errors : join(vErrors, validate360.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate362(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate362.errors : join(vErrors, validate362.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate356.errors = vErrors;
return errors === 0;
}


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1"){
if(!(validate345(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate345.errors : join(vErrors, validate345.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq2"){
if(!(validate356(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate356.errors : join(vErrors, validate356.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema99.discriminator,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema99.discriminator,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate344.errors = vErrors;
return errors === 0;
}

export const Reference2ImageResponse = validate368;
const schema106 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}}},"else":{"required":["id"],"properties":{"id":{}}},"properties":{"task_id":{"$ref":"#/$defs/TaskId"},"id":{"$ref":"#/$defs/TaskId"},"state":{"$ref":"#/$defs/TaskState"},"model":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"seed":{"type":"integer"},"aspect_ratio":{"type":"string"},"resolution":{"type":"string"},"payload":{"type":"string"},"credits":{"$ref":"#/$defs/Credits"},"created_at":{"$ref":"#/$defs/CreatedAt"}}};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema106.else.required,parentSchema:schema106.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema106.if,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate118(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate118(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
let data3 = data.model;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema106.properties.model.type,parentSchema:schema106.properties.model,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data4 = data.images;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema106.properties.images.items.type,parentSchema:schema106.properties.images.items,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema106.properties.images.type,parentSchema:schema106.properties.images,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.prompt !== undefined){
let data6 = data.prompt;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema106.properties.prompt.type,parentSchema:schema106.properties.prompt,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.seed !== undefined){
let data7 = data.seed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema106.properties.seed.type,parentSchema:schema106.properties.seed,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
let data8 = data.aspect_ratio;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"},schema:schema106.properties.aspect_ratio.type,parentSchema:schema106.properties.aspect_ratio,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.resolution !== undefined){
let data9 = data.resolution;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema106.properties.resolution.type,parentSchema:schema106.properties.resolution,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.payload !== undefined){
let data10 = data.payload;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema106.properties.payload.type,parentSchema:schema106.properties.payload,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate274(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate274.errors : join(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate368.errors = vErrors;
return errors === 0;
}

export const Reference2VideoRequest = validate374;
const schema107 = {"type":"object","oneOf":[{"$ref":"#/$defs/Reference2VideoGenq1"},{"$ref":"#/$defs/Reference2VideoGenq2"},{"$ref":"#/$defs/Reference2VideoGenq2Pro"},{"$ref":"#/$defs/Reference2VideoGen20"},{"$ref":"#/$defs/Reference2VideoGenq3"},{"$ref":"#/$defs/Reference2VideoGenq3Drama"},{"$ref":"#/$defs/Reference2VideoGenq3Ad"},{"$ref":"#/$defs/Reference2VideoGenq3Mix"},{"$ref":"#/$defs/Reference2VideoGenq3Turbo"}],"discriminator":{"propertyName":"model"},"tags":["genq1","genq2","genq2-pro","gen2.0","genq3","genq3-drama","genq3-ad","genq3-mix","genq3-turbo"]};
const schema108 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1"},"images":{"$ref":"#/$defs/ReferenceImages","type":"array","minItems":1,"maxItems":7},"auto_subjects":{"$ref":"#/$defs/AutoSubjects"},"subjects":{"$ref":"#/$defs/ReferenceSubjects"},"prompt":{"$ref":"#/$defs/SubjectPrompt","type":"string","maxLength":5000},"bgm":{"$ref":"#/$defs/Bgm"},"duration":{"$ref":"#/$defs/DurationOnly5"},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatioOrAuto"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};
const schema109 = {"type":"boolean"};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate377.errors = vErrors;
return errors === 0;
}

const schema110 = {"oneOf":[{"$ref":"#/$defs/ReferenceSubject"},{"type":"array","items":{"$ref":"#/$defs/ReferenceSubject"}}]};
const schema111 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string"},"images":{"$ref":"#/$defs/ReferenceImages","type":"array","maxItems":3},"voice_id":{"$ref":"#/$defs/VoiceId"},"server_id":{"$ref":"#/$defs/ServerId"}}};
const schema112 = {"type":"string"};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate383.errors = vErrors;
return errors === 0;
}


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((key0 === "name") || (key0 === "images")) || (key0 === "voice_id")) || (key0 === "server_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema111.properties.name.type,parentSchema:schema111.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(!(validate346(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate346.errors : join(vErrors, validate346.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 3){
const err3 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema111.properties.images,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema111.properties.images.type,parentSchema:schema111.properties.images,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.voice_id !== undefined){
if(!(validate130(data.voice_id, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.server_id !== undefined){
if(!(validate383(data.server_id, {instancePath:instancePath+"/server_id",parentData:data,parentDataProperty:"server_id",rootData}))){
vErrors = vErrors === null ? validate383.errors : join(vErrors, validate383.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate380.errors = vErrors;
return errors === 0;
}


function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate380(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate380.errors : join(vErrors, validate380.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate380(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate380.errors : join(vErrors, validate380.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema110.oneOf[1].type,parentSchema:schema110.oneOf[1],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema110.oneOf,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate379.errors = vErrors;
return errors === 0;
}

const schema113 = {"type":"string","examples":["[@hero] walks along the beach at dawn"]};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate388.errors = vErrors;
return errors === 0;
}

const schema114 = {"type":"boolean"};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}

const schema115 = {"type":"string","enum":["16:9","9:16","3:4","4:3","1:1","auto"]};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "16:9") || (data === "9:16")) || (data === "3:4")) || (data === "4:3")) || (data === "1:1")) || (data === "auto"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema115.enum},schema:schema115.enum,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate394.errors = vErrors;
return errors === 0;
}


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema108.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema108.properties.model.type,parentSchema:schema108.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1"},schema:"genq1",parentSchema:schema108.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(!(validate346(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate346.errors : join(vErrors, validate346.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 7){
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema108.properties.images,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema108.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema108.properties.images.type,parentSchema:schema108.properties.images,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.auto_subjects !== undefined){
if(!(validate377(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate379(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate379.errors : join(vErrors, validate379.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate388(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate388.errors : join(vErrors, validate388.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema108.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema108.properties.prompt.type,parentSchema:schema108.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate173(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate173.errors : join(vErrors, validate173.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate394(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate394.errors : join(vErrors, validate394.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate179(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate375.errors = vErrors;
return errors === 0;
}

const schema116 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq2"},"images":{"$ref":"#/$defs/ReferenceImagesNotShown"},"auto_subjects":{"$ref":"#/$defs/AutoSubjects"},"subjects":{"$ref":"#/$defs/ReferenceSubjects"},"prompt":{"$ref":"#/$defs/SubjectPrompt","type":"string","maxLength":5000},"bgm":{"$ref":"#/$defs/Bgm"},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":1,"maximum":10},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatioOrAuto"},"resolution":{"$ref":"#/$defs/Resolution540To1080"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};
const schema117 = {"type":"array","items":{"$ref":"#/$defs/ReferenceImageInput"}};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate128(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate128.errors : join(vErrors, validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema117.type,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}


function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema116.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema116.properties.model.type,parentSchema:schema116.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq2" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq2"},schema:"genq2",parentSchema:schema116.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate406(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate406.errors : join(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate377(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate379(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate379.errors : join(vErrors, validate379.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate388(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate388.errors : join(vErrors, validate388.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema116.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema116.properties.prompt.type,parentSchema:schema116.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data6 = data.audio;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema116.properties.audio.type,parentSchema:schema116.properties.audio,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate168(data6, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema116.properties.duration.type,parentSchema:schema116.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate112(data7, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema116.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema116.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate394(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate394.errors : join(vErrors, validate394.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate285(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate285.errors : join(vErrors, validate285.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate405.errors = vErrors;
return errors === 0;
}

const schema118 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq2-pro"},"images":{"$ref":"#/$defs/ReferenceImages","type":"array","minItems":1,"maxItems":7},"videos":{"$ref":"#/$defs/ReferenceVideos"},"auto_subjects":{"$ref":"#/$defs/AutoSubjects"},"subjects":{"$ref":"#/$defs/ReferenceSubjectsGenq2Pro"},"prompt":{"$ref":"#/$defs/SubjectPrompt","type":"string","maxLength":5000},"bgm":{"$ref":"#/$defs/Bgm"},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":1,"maximum":10},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatioOrAuto"},"resolution":{"$ref":"#/$defs/Resolution540To1080"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}},"dependentSchemas":{"videos":{"type":"object","properties":{"images":{"type":"array","items":{},"maxItems":4}}}}};
const schema119 = {"type":"array","items":{"$ref":"#/$defs/VideoInput"},"minItems":1,"maxItems":2};
const schema120 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of an mp4, avi or mov video","examples":["https://example.com/walk.mp4"]};
const pattern12 = new RegExp("^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])", "u");

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern12, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])",parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate428.errors = vErrors;
return errors === 0;
}


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate428(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate428.errors : join(vErrors, validate428.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate427.errors = vErrors;
return errors === 0;
}

const schema121 = {"oneOf":[{"$ref":"#/$defs/ReferenceSubjectGenq2Pro"},{"type":"array","items":{"$ref":"#/$defs/ReferenceSubjectGenq2Pro"}}]};
const schema122 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string"},"images":{"$ref":"#/$defs/ReferenceImages","type":"array","maxItems":3},"videos":{"type":"array","maxItems":1,"items":{"$ref":"#/$defs/SubjectVideoInput"}},"voice_id":{"$ref":"#/$defs/VoiceId"},"server_id":{"$ref":"#/$defs/ServerId"}}};
const schema123 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of an mp4, avi or mov video","examples":["https://example.com/turnaround.mp4"]};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern12, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])",parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate435.errors = vErrors;
return errors === 0;
}


function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(((((key0 === "name") || (key0 === "images")) || (key0 === "videos")) || (key0 === "voice_id")) || (key0 === "server_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema122.properties.name.type,parentSchema:schema122.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(!(validate346(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate346.errors : join(vErrors, validate346.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 3){
const err3 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema122.properties.images,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema122.properties.images.type,parentSchema:schema122.properties.images,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.videos !== undefined){
let data2 = data.videos;
if(Array.isArray(data2)){
if(data2.length > 1){
const err5 = {instancePath:instancePath+"/videos",schemaPath:"#/properties/videos/maxItems",keyword:"maxItems",params:{limit: 1},schema:1,parentSchema:schema122.properties.videos,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate435(data2[i0], {instancePath:instancePath+"/videos/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate435.errors : join(vErrors, validate435.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/videos",schemaPath:"#/properties/videos/type",keyword:"type",params:{type: "array"},schema:schema122.properties.videos.type,parentSchema:schema122.properties.videos,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.voice_id !== undefined){
if(!(validate130(data.voice_id, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.server_id !== undefined){
if(!(validate383(data.server_id, {instancePath:instancePath+"/server_id",parentData:data,parentDataProperty:"server_id",rootData}))){
vErrors = vErrors === null ? validate383.errors : join(vErrors, validate383.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate433.errors = vErrors;
return errors === 0;
}


function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate433(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate433.errors : join(vErrors, validate433.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate433(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate433.errors : join(vErrors, validate433.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema121.oneOf[1].type,parentSchema:schema121.oneOf[1],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema121.oneOf,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate432.errors = vErrors;
return errors === 0;
}


function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema118.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema118.properties.model.type,parentSchema:schema118.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq2-pro" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq2-pro"},schema:"genq2-pro",parentSchema:schema118.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(!(validate346(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate346.errors : join(vErrors, validate346.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 7){
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema118.properties.images,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema118.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema118.properties.images.type,parentSchema:schema118.properties.images,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.videos !== undefined){
if(!(validate427(data.videos, {instancePath:instancePath+"/videos",parentData:data,parentDataProperty:"videos",rootData}))){
vErrors = vErrors === null ? validate427.errors : join(vErrors, validate427.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate377(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate432(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate432.errors : join(vErrors, validate432.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(!(validate388(data5, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate388.errors : join(vErrors, validate388.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!(data5.length <= 5000 || (data5.length <= 10000 && func2(data5) <= 5000))){
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema118.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema118.properties.prompt.type,parentSchema:schema118.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data7 = data.audio;
if(typeof data7 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema118.properties.audio.type,parentSchema:schema118.properties.audio,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate168(data7, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data8 = data.duration;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema118.properties.duration.type,parentSchema:schema118.properties.duration,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(validate112(data8, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema118.properties.duration,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema118.properties.duration,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate394(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate394.errors : join(vErrors, validate394.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate285(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate285.errors : join(vErrors, validate285.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
if(data.videos !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.images !== undefined){
let data19 = data.images;
if(Array.isArray(data19)){
if(data19.length > 4){
const err14 = {instancePath:instancePath+"/images",schemaPath:"#/dependentSchemas/videos/properties/images/maxItems",keyword:"maxItems",params:{limit: 4},schema:4,parentSchema:schema118.dependentSchemas.videos.properties.images,data:data19};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/images",schemaPath:"#/dependentSchemas/videos/properties/images/type",keyword:"type",params:{type: "array"},schema:schema118.dependentSchemas.videos.properties.images.type,parentSchema:schema118.dependentSchemas.videos.properties.images,data:data19};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/dependentSchemas/videos/type",keyword:"type",params:{type: "object"},schema:schema118.dependentSchemas.videos.type,parentSchema:schema118.dependentSchemas.videos,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate425.errors = vErrors;
return errors === 0;
}

const schema124 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"gen2.0"},"images":{"$ref":"#/$defs/ReferenceImages","type":"array","minItems":1,"maxItems":7},"auto_subjects":{"$ref":"#/$defs/AutoSubjects"},"subjects":{"$ref":"#/$defs/ReferenceSubjects"},"prompt":{"$ref":"#/$defs/SubjectPrompt","type":"string","maxLength":5000},"bgm":{"$ref":"#/$defs/Bgm"},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"duration":{"$ref":"#/$defs/DurationOnly4"},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatioOrAuto"},"resolution":{"$ref":"#/$defs/Resolution360To720"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};
const schema125 = {"type":"integer","enum":[4]};

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema125.type,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === 4)){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema125.enum},schema:schema125.enum,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate463.errors = vErrors;
return errors === 0;
}


function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema124.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema124.properties.model.type,parentSchema:schema124.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("gen2.0" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "gen2.0"},schema:"gen2.0",parentSchema:schema124.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(!(validate346(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate346.errors : join(vErrors, validate346.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 7){
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema124.properties.images,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema124.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema124.properties.images.type,parentSchema:schema124.properties.images,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.auto_subjects !== undefined){
if(!(validate377(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate379(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate379.errors : join(vErrors, validate379.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate388(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate388.errors : join(vErrors, validate388.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema124.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema124.properties.prompt.type,parentSchema:schema124.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data6 = data.audio;
if(typeof data6 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema124.properties.audio.type,parentSchema:schema124.properties.audio,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate168(data6, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate463(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate463.errors : join(vErrors, validate463.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate394(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate394.errors : join(vErrors, validate394.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate219(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate219.errors : join(vErrors, validate219.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate179(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate456.errors = vErrors;
return errors === 0;
}

const schema126 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3"},"images":{"$ref":"#/$defs/ReferenceImagesNotShown"},"auto_subjects":{"$ref":"#/$defs/AutoSubjects"},"subjects":{"$ref":"#/$defs/ReferenceSubjects"},"prompt":{"$ref":"#/$defs/SubjectPrompt","type":"string","maxLength":5000},"bgm":{"$ref":"#/$defs/Bgm"},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":3,"maximum":16},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatioOrAuto"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};

function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema126.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema126.properties.model.type,parentSchema:schema126.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3"},schema:"genq3",parentSchema:schema126.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate406(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate406.errors : join(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate377(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate379(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate379.errors : join(vErrors, validate379.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate388(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate388.errors : join(vErrors, validate388.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema126.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema126.properties.prompt.type,parentSchema:schema126.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema126.properties.duration.type,parentSchema:schema126.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate112(data6, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 16 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16},schema:16,parentSchema:schema126.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6 < 3 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema126.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate394(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate394.errors : join(vErrors, validate394.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate476.errors = vErrors;
return errors === 0;
}

const schema127 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-drama"},"images":{"$ref":"#/$defs/ReferenceImagesNotShown"},"sounds":{"$ref":"#/$defs/ReferenceSounds"},"auto_subjects":{"$ref":"#/$defs/AutoSubjects"},"subjects":{"$ref":"#/$defs/ReferenceSubjects"},"prompt":{"$ref":"#/$defs/SubjectPrompt","type":"string","maxLength":5000},"bgm":{"$ref":"#/$defs/Bgm"},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":2,"maximum":15},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatio16To9Or9To16"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};
const schema128 = {"type":"array","items":{"$ref":"#/$defs/SoundInput"},"minItems":1,"maxItems":3};
const schema129 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of mp3 audio","examples":["https://example.com/rain.mp3"]};
const pattern14 = new RegExp("^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg);base64,[A-Za-z0-9+/])", "u");

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern14, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg);base64,[A-Za-z0-9+/])",parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate496.errors = vErrors;
return errors === 0;
}


function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 3){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate496(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate496.errors : join(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate495.errors = vErrors;
return errors === 0;
}

const schema130 = {"type":"string","enum":["16:9","9:16"]};

function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "16:9") || (data === "9:16"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema130.enum},schema:schema130.enum,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate505.errors = vErrors;
return errors === 0;
}


function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema127.required,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema127.required,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema127.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema127.properties.model.type,parentSchema:schema127.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-drama" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-drama"},schema:"genq3-drama",parentSchema:schema127.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate406(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate406.errors : join(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.sounds !== undefined){
if(!(validate495(data.sounds, {instancePath:instancePath+"/sounds",parentData:data,parentDataProperty:"sounds",rootData}))){
vErrors = vErrors === null ? validate495.errors : join(vErrors, validate495.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate377(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate379(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate379.errors : join(vErrors, validate379.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(!(validate388(data5, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate388.errors : join(vErrors, validate388.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!(data5.length <= 5000 || (data5.length <= 10000 && func2(data5) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema127.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema127.properties.prompt.type,parentSchema:schema127.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema127.properties.duration.type,parentSchema:schema127.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate112(data7, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 15 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},schema:15,parentSchema:schema127.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7 < 2 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},schema:2,parentSchema:schema127.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate505(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate505.errors : join(vErrors, validate505.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate493.errors = vErrors;
return errors === 0;
}

const schema131 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-ad"},"images":{"$ref":"#/$defs/ReferenceImagesNotShown"},"sounds":{"$ref":"#/$defs/ReferenceSounds"},"auto_subjects":{"$ref":"#/$defs/AutoSubjects"},"subjects":{"$ref":"#/$defs/ReferenceSubjects"},"prompt":{"$ref":"#/$defs/SubjectPrompt","type":"string","maxLength":5000},"bgm":{"$ref":"#/$defs/Bgm"},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":3,"maximum":15},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatio"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};

function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema131.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema131.properties.model.type,parentSchema:schema131.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-ad" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-ad"},schema:"genq3-ad",parentSchema:schema131.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate406(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate406.errors : join(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.sounds !== undefined){
if(!(validate495(data.sounds, {instancePath:instancePath+"/sounds",parentData:data,parentDataProperty:"sounds",rootData}))){
vErrors = vErrors === null ? validate495.errors : join(vErrors, validate495.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate377(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate379(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate379.errors : join(vErrors, validate379.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(!(validate388(data5, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate388.errors : join(vErrors, validate388.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!(data5.length <= 5000 || (data5.length <= 10000 && func2(data5) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema131.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema131.properties.prompt.type,parentSchema:schema131.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema131.properties.duration.type,parentSchema:schema131.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate112(data7, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 15 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},schema:15,parentSchema:schema131.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7 < 3 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema131.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate283(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate283.errors : join(vErrors, validate283.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate515.errors = vErrors;
return errors === 0;
}

const schema132 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-mix"},"images":{"$ref":"#/$defs/ReferenceImagesNotShown"},"sounds":{"$ref":"#/$defs/ReferenceSounds"},"auto_subjects":{"$ref":"#/$defs/AutoSubjects"},"subjects":{"$ref":"#/$defs/ReferenceSubjects"},"prompt":{"$ref":"#/$defs/SubjectPrompt","type":"string","maxLength":5000},"bgm":{"$ref":"#/$defs/Bgm"},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":3,"maximum":15},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatioOrAuto"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};

function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema132.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema132.properties.model.type,parentSchema:schema132.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-mix" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-mix"},schema:"genq3-mix",parentSchema:schema132.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate406(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate406.errors : join(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.sounds !== undefined){
if(!(validate495(data.sounds, {instancePath:instancePath+"/sounds",parentData:data,parentDataProperty:"sounds",rootData}))){
vErrors = vErrors === null ? validate495.errors : join(vErrors, validate495.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate377(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate379(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate379.errors : join(vErrors, validate379.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(!(validate388(data5, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate388.errors : join(vErrors, validate388.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!(data5.length <= 5000 || (data5.length <= 10000 && func2(data5) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema132.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema132.properties.prompt.type,parentSchema:schema132.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.duration.type,parentSchema:schema132.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate112(data7, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 15 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},schema:15,parentSchema:schema132.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7 < 3 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema132.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate394(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate394.errors : join(vErrors, validate394.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate533.errors = vErrors;
return errors === 0;
}

const schema133 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-turbo"},"images":{"$ref":"#/$defs/ReferenceImagesNotShown"},"auto_subjects":{"$ref":"#/$defs/AutoSubjects"},"subjects":{"$ref":"#/$defs/ReferenceSubjects"},"prompt":{"$ref":"#/$defs/SubjectPrompt","type":"string","maxLength":5000},"bgm":{"$ref":"#/$defs/Bgm"},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":3,"maximum":15},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatioOrAuto"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};

function validate551(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema133.required,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema133.required,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema133.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema133.properties.model.type,parentSchema:schema133.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-turbo" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-turbo"},schema:"genq3-turbo",parentSchema:schema133.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate406(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate406.errors : join(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate377(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate379(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate379.errors : join(vErrors, validate379.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate388(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate388.errors : join(vErrors, validate388.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema133.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema133.properties.prompt.type,parentSchema:schema133.properties.prompt,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema133.properties.duration.type,parentSchema:schema133.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate112(data6, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 15 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},schema:15,parentSchema:schema133.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6 < 3 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema133.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate394(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate394.errors : join(vErrors, validate394.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate551.errors = vErrors;
return errors === 0;
}


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1"){
if(!(validate375(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate375.errors : join(vErrors, validate375.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq2"){
if(!(validate405(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate405.errors : join(vErrors, validate405.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq2-pro"){
if(!(validate425(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate425.errors : join(vErrors, validate425.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gen2.0"){
if(!(validate456(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate456.errors : join(vErrors, validate456.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3"){
if(!(validate476(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate476.errors : join(vErrors, validate476.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-drama"){
if(!(validate493(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate493.errors : join(vErrors, validate493.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-ad"){
if(!(validate515(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate515.errors : join(vErrors, validate515.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-mix"){
if(!(validate533(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate533.errors : join(vErrors, validate533.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-turbo"){
if(!(validate551(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate551.errors : join(vErrors, validate551.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema107.discriminator,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema107.discriminator,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate374.errors = vErrors;
return errors === 0;
}

export const Reference2VideoResponse = validate577;
const schema134 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}}},"else":{"required":["id"],"properties":{"id":{}}},"properties":{"task_id":{"$ref":"#/$defs/TaskId"},"id":{"$ref":"#/$defs/TaskId"},"state":{"$ref":"#/$defs/TaskState"},"model":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"duration":{"type":"integer"},"seed":{"type":"integer"},"aspect_ratio":{"type":"string"},"resolution":{"type":"string"},"audio":{"type":"boolean"},"bgm":{"type":"boolean"},"movement_amplitude":{"type":"string"},"payload":{"type":"string"},"off_peak":{"type":"boolean"},"watermark":{"type":"boolean"},"credits":{"$ref":"#/$defs/Credits"},"created_at":{"$ref":"#/$defs/CreatedAt"}}};

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema134.else.required,parentSchema:schema134.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema134.if,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate118(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate118(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
let data3 = data.model;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema134.properties.model.type,parentSchema:schema134.properties.model,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data4 = data.images;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema134.properties.images.items.type,parentSchema:schema134.properties.images.items,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema134.properties.images.type,parentSchema:schema134.properties.images,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.prompt !== undefined){
let data6 = data.prompt;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema134.properties.prompt.type,parentSchema:schema134.properties.prompt,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema134.properties.duration.type,parentSchema:schema134.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.seed !== undefined){
let data8 = data.seed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err9 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema134.properties.seed.type,parentSchema:schema134.properties.seed,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
let data9 = data.aspect_ratio;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"},schema:schema134.properties.aspect_ratio.type,parentSchema:schema134.properties.aspect_ratio,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.resolution !== undefined){
let data10 = data.resolution;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema134.properties.resolution.type,parentSchema:schema134.properties.resolution,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.audio !== undefined){
let data11 = data.audio;
if(typeof data11 !== "boolean"){
const err12 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.audio.type,parentSchema:schema134.properties.audio,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.bgm !== undefined){
let data12 = data.bgm;
if(typeof data12 !== "boolean"){
const err13 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.bgm.type,parentSchema:schema134.properties.bgm,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.movement_amplitude !== undefined){
let data13 = data.movement_amplitude;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema134.properties.movement_amplitude.type,parentSchema:schema134.properties.movement_amplitude,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.payload !== undefined){
let data14 = data.payload;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema134.properties.payload.type,parentSchema:schema134.properties.payload,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.off_peak !== undefined){
let data15 = data.off_peak;
if(typeof data15 !== "boolean"){
const err16 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.off_peak.type,parentSchema:schema134.properties.off_peak,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.watermark !== undefined){
let data16 = data.watermark;
if(typeof data16 !== "boolean"){
const err17 = {instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.watermark.type,parentSchema:schema134.properties.watermark,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate274(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate274.errors : join(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate577.errors = vErrors;
return errors === 0;
}

export const SpeechRequest = validate583;
const schema135 = {"type":"object","required":["text","voice_setting_voice_id"],"additionalProperties":false,"properties":{"text":{"type":"string","maxLength":9999,"examples":["Welcome.<#1.5#>Let us begin."]},"voice_setting_voice_id":{"$ref":"#/$defs/VoiceId","type":"string"},"voice_setting_speed":{"type":"number","minimum":0.5,"maximum":2},"voice_setting_volume":{"type":"integer","minimum":0,"maximum":10},"voice_setting_pitch":{"type":"integer","minimum":-12,"maximum":12},"voice_setting_emotion":{"type":"string"},"pronunciation_dict_tone":{"type":"array","items":{}},"payload":{"$ref":"#/$defs/Payload"}}};

function validate583(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.voice_setting_voice_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_setting_voice_id"},schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((((((key0 === "text") || (key0 === "voice_setting_voice_id")) || (key0 === "voice_setting_speed")) || (key0 === "voice_setting_volume")) || (key0 === "voice_setting_pitch")) || (key0 === "voice_setting_emotion")) || (key0 === "pronunciation_dict_tone")) || (key0 === "payload"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(!(data0.length <= 9999 || (data0.length <= 19998 && func2(data0) <= 9999))){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 9999},schema:9999,parentSchema:schema135.properties.text,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema135.properties.text.type,parentSchema:schema135.properties.text,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.voice_setting_voice_id !== undefined){
let data1 = data.voice_setting_voice_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/voice_setting_voice_id",schemaPath:"#/properties/voice_setting_voice_id/type",keyword:"type",params:{type: "string"},schema:schema135.properties.voice_setting_voice_id.type,parentSchema:schema135.properties.voice_setting_voice_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate130(data1, {instancePath:instancePath+"/voice_setting_voice_id",parentData:data,parentDataProperty:"voice_setting_voice_id",rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.voice_setting_speed !== undefined){
let data2 = data.voice_setting_speed;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/voice_setting_speed",schemaPath:"#/properties/voice_setting_speed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},schema:2,parentSchema:schema135.properties.voice_setting_speed,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0.5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/voice_setting_speed",schemaPath:"#/properties/voice_setting_speed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5},schema:0.5,parentSchema:schema135.properties.voice_setting_speed,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/voice_setting_speed",schemaPath:"#/properties/voice_setting_speed/type",keyword:"type",params:{type: "number"},schema:schema135.properties.voice_setting_speed.type,parentSchema:schema135.properties.voice_setting_speed,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.voice_setting_volume !== undefined){
let data3 = data.voice_setting_volume;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/voice_setting_volume",schemaPath:"#/properties/voice_setting_volume/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.voice_setting_volume.type,parentSchema:schema135.properties.voice_setting_volume,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/voice_setting_volume",schemaPath:"#/properties/voice_setting_volume/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema135.properties.voice_setting_volume,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/voice_setting_volume",schemaPath:"#/properties/voice_setting_volume/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema135.properties.voice_setting_volume,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.voice_setting_pitch !== undefined){
let data4 = data.voice_setting_pitch;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/voice_setting_pitch",schemaPath:"#/properties/voice_setting_pitch/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.voice_setting_pitch.type,parentSchema:schema135.properties.voice_setting_pitch,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 12 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/voice_setting_pitch",schemaPath:"#/properties/voice_setting_pitch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},schema:12,parentSchema:schema135.properties.voice_setting_pitch,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < -12 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/voice_setting_pitch",schemaPath:"#/properties/voice_setting_pitch/minimum",keyword:"minimum",params:{comparison: ">=", limit: -12},schema:-12,parentSchema:schema135.properties.voice_setting_pitch,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.voice_setting_emotion !== undefined){
let data5 = data.voice_setting_emotion;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/voice_setting_emotion",schemaPath:"#/properties/voice_setting_emotion/type",keyword:"type",params:{type: "string"},schema:schema135.properties.voice_setting_emotion.type,parentSchema:schema135.properties.voice_setting_emotion,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.pronunciation_dict_tone !== undefined){
let data6 = data.pronunciation_dict_tone;
if(!(Array.isArray(data6))){
const err16 = {instancePath:instancePath+"/pronunciation_dict_tone",schemaPath:"#/properties/pronunciation_dict_tone/type",keyword:"type",params:{type: "array"},schema:schema135.properties.pronunciation_dict_tone.type,parentSchema:schema135.properties.pronunciation_dict_tone,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate583.errors = vErrors;
return errors === 0;
}

export const SpeechResponse = validate586;
const schema136 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}}},"else":{"required":["id"],"properties":{"id":{}}},"properties":{"task_id":{"$ref":"#/$defs/TaskId"},"id":{"$ref":"#/$defs/TaskId"},"state":{"$ref":"#/$defs/TaskState"},"file_url":{"$ref":"#/$defs/SpeechUrl"},"credits":{"$ref":"#/$defs/Credits"},"payload":{"type":"string"},"created_at":{"$ref":"#/$defs/CreatedAt"}}};
const schema137 = {"type":"string"};

function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate590.errors = vErrors;
return errors === 0;
}


function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema136.else.required,parentSchema:schema136.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema136.if,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate118(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate118(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.file_url !== undefined){
if(!(validate590(data.file_url, {instancePath:instancePath+"/file_url",parentData:data,parentDataProperty:"file_url",rootData}))){
vErrors = vErrors === null ? validate590.errors : join(vErrors, validate590.errors);
errors = vErrors.length;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data5 = data.payload;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema136.properties.payload.type,parentSchema:schema136.properties.payload,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate274(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate274.errors : join(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate586.errors = vErrors;
return errors === 0;
}

export const StartEnd2VideoRequest = validate594;
const schema138 = {"type":"object","oneOf":[{"$ref":"#/$defs/StartEnd2VideoGenq1Classic"},{"$ref":"#/$defs/StartEnd2VideoGenq1"},{"$ref":"#/$defs/StartEnd2VideoGenq3Turbo"},{"$ref":"#/$defs/StartEnd2VideoGenq3ProFast"},{"$ref":"#/$defs/StartEnd2VideoGenq3Pro"}],"discriminator":{"propertyName":"model"},"tags":["genq1-classic","genq1","genq3-turbo","genq3-pro-fast","genq3-pro"]};
const schema139 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1-classic"},"images":{"$ref":"#/$defs/StartAndEndFrames"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":5000},"duration":{"$ref":"#/$defs/DurationNotShown","type":"integer","examples":[5]},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude"},"bgm":{"$ref":"#/$defs/Bgm"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};
const schema140 = {"type":"array","items":{"$ref":"#/$defs/CompactImageInput"},"minItems":2,"maxItems":2};

function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 2){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate164(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate164.errors : join(vErrors, validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema140.type,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate596.errors = vErrors;
return errors === 0;
}


function validate595(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema139.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema139.properties.model.type,parentSchema:schema139.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1-classic" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1-classic"},schema:"genq1-classic",parentSchema:schema139.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate596(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate596.errors : join(vErrors, validate596.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 5000 || (data2.length <= 10000 && func2(data2) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema139.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema139.properties.prompt.type,parentSchema:schema139.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema139.properties.duration.type,parentSchema:schema139.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate199(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate199.errors : join(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate179(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate595.errors = vErrors;
return errors === 0;
}

const schema141 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1"},"images":{"$ref":"#/$defs/StartAndEndFrames"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":5000},"duration":{"$ref":"#/$defs/DurationNotShown","type":"integer","examples":[5]},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude"},"bgm":{"$ref":"#/$defs/Bgm"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPosition"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};

function validate612(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema141.required,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema141.required,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema141.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema141.properties.model.type,parentSchema:schema141.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1"},schema:"genq1",parentSchema:schema141.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate596(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate596.errors : join(vErrors, validate596.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 5000 || (data2.length <= 10000 && func2(data2) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema141.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema141.properties.prompt.type,parentSchema:schema141.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema141.properties.duration.type,parentSchema:schema141.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate199(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate199.errors : join(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate179(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
if(!(validate390(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate187(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate187.errors : join(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate612.errors = vErrors;
return errors === 0;
}

const schema142 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-turbo"},"images":{"$ref":"#/$defs/StartAndEndFrames"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":20000},"duration":{"$ref":"#/$defs/DurationNotShown","type":"integer","examples":[5]},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude","type":"string"},"bgm":{"$ref":"#/$defs/Bgm","type":"boolean"},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate627(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema142.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema142.properties.model.type,parentSchema:schema142.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-turbo" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-turbo"},schema:"genq3-turbo",parentSchema:schema142.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate596(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate596.errors : join(vErrors, validate596.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema142.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema142.properties.prompt.type,parentSchema:schema142.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema142.properties.duration.type,parentSchema:schema142.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate199(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate199.errors : join(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
let data6 = data.movement_amplitude;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema142.properties.movement_amplitude.type,parentSchema:schema142.properties.movement_amplitude,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate179(data6, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
let data7 = data.bgm;
if(typeof data7 !== "boolean"){
const err9 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema142.properties.bgm.type,parentSchema:schema142.properties.bgm,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate390(data7, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data8 = data.audio;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema142.properties.audio.type,parentSchema:schema142.properties.audio,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate168(data8, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate627.errors = vErrors;
return errors === 0;
}

const schema143 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-pro-fast"},"images":{"$ref":"#/$defs/StartAndEndFrames"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":20000},"duration":{"$ref":"#/$defs/DurationNotShown","type":"integer","examples":[5]},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude","type":"string"},"bgm":{"$ref":"#/$defs/Bgm","type":"boolean"},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate639(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema143.required,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema143.required,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema143.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema143.properties.model.type,parentSchema:schema143.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-pro-fast" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-pro-fast"},schema:"genq3-pro-fast",parentSchema:schema143.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate596(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate596.errors : join(vErrors, validate596.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema143.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema143.properties.prompt.type,parentSchema:schema143.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema143.properties.duration.type,parentSchema:schema143.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate199(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate199.errors : join(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
let data6 = data.movement_amplitude;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema143.properties.movement_amplitude.type,parentSchema:schema143.properties.movement_amplitude,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate179(data6, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
let data7 = data.bgm;
if(typeof data7 !== "boolean"){
const err9 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema143.properties.bgm.type,parentSchema:schema143.properties.bgm,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate390(data7, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data8 = data.audio;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema143.properties.audio.type,parentSchema:schema143.properties.audio,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate168(data8, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate639.errors = vErrors;
return errors === 0;
}

const schema144 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-pro"},"images":{"$ref":"#/$defs/StartAndEndFrames"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":20000},"duration":{"$ref":"#/$defs/DurationNotShown","type":"integer","examples":[5]},"seed":{"$ref":"#/$defs/Seed"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"movement_amplitude":{"$ref":"#/$defs/MovementAmplitude","type":"string"},"bgm":{"$ref":"#/$defs/Bgm","type":"boolean"},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema144.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema144.properties.model.type,parentSchema:schema144.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-pro" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-pro"},schema:"genq3-pro",parentSchema:schema144.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate596(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate596.errors : join(vErrors, validate596.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate86(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema144.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema144.properties.prompt.type,parentSchema:schema144.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema144.properties.duration.type,parentSchema:schema144.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate199(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate199.errors : join(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
let data6 = data.movement_amplitude;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema144.properties.movement_amplitude.type,parentSchema:schema144.properties.movement_amplitude,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate179(data6, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate179.errors : join(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
let data7 = data.bgm;
if(typeof data7 !== "boolean"){
const err9 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema144.properties.bgm.type,parentSchema:schema144.properties.bgm,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate390(data7, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate390.errors : join(vErrors, validate390.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data8 = data.audio;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema144.properties.audio.type,parentSchema:schema144.properties.audio,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate168(data8, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate651.errors = vErrors;
return errors === 0;
}


function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1-classic"){
if(!(validate595(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate595.errors : join(vErrors, validate595.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq1"){
if(!(validate612(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate612.errors : join(vErrors, validate612.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-turbo"){
if(!(validate627(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate627.errors : join(vErrors, validate627.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-pro-fast"){
if(!(validate639(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate639.errors : join(vErrors, validate639.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-pro"){
if(!(validate651(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate651.errors : join(vErrors, validate651.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema138.discriminator,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema138.discriminator,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate594.errors = vErrors;
return errors === 0;
}

export const StartEnd2VideoResponse = validate668;
const schema145 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}}},"else":{"required":["id"],"properties":{"id":{}}},"properties":{"task_id":{"$ref":"#/$defs/TaskId"},"id":{"$ref":"#/$defs/TaskId"},"state":{"$ref":"#/$defs/TaskState"},"model":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"duration":{"type":"integer"},"seed":{"type":"integer"},"resolution":{"type":"string"},"audio":{"type":"boolean"},"bgm":{"type":"boolean"},"movement_amplitude":{"type":"string"},"payload":{"type":"string"},"off_peak":{"type":"boolean"},"watermark":{"type":"boolean"},"credits":{"$ref":"#/$defs/Credits"},"created_at":{"$ref":"#/$defs/CreatedAt"}}};

function validate668(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema145.else.required,parentSchema:schema145.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema145.if,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema145.required,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate118(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate118(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
let data3 = data.model;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema145.properties.model.type,parentSchema:schema145.properties.model,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data4 = data.images;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema145.properties.images.items.type,parentSchema:schema145.properties.images.items,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema145.properties.images.type,parentSchema:schema145.properties.images,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.prompt !== undefined){
let data6 = data.prompt;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema145.properties.prompt.type,parentSchema:schema145.properties.prompt,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema145.properties.duration.type,parentSchema:schema145.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.seed !== undefined){
let data8 = data.seed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err9 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema145.properties.seed.type,parentSchema:schema145.properties.seed,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.resolution !== undefined){
let data9 = data.resolution;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema145.properties.resolution.type,parentSchema:schema145.properties.resolution,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.audio !== undefined){
let data10 = data.audio;
if(typeof data10 !== "boolean"){
const err11 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.audio.type,parentSchema:schema145.properties.audio,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.bgm !== undefined){
let data11 = data.bgm;
if(typeof data11 !== "boolean"){
const err12 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.bgm.type,parentSchema:schema145.properties.bgm,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.movement_amplitude !== undefined){
let data12 = data.movement_amplitude;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema145.properties.movement_amplitude.type,parentSchema:schema145.properties.movement_amplitude,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.payload !== undefined){
let data13 = data.payload;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema145.properties.payload.type,parentSchema:schema145.properties.payload,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.off_peak !== undefined){
let data14 = data.off_peak;
if(typeof data14 !== "boolean"){
const err15 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.off_peak.type,parentSchema:schema145.properties.off_peak,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.watermark !== undefined){
let data15 = data.watermark;
if(typeof data15 !== "boolean"){
const err16 = {instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: "boolean"},schema:schema145.properties.watermark.type,parentSchema:schema145.properties.watermark,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate274(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate274.errors : join(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate668.errors = vErrors;
return errors === 0;
}

export const SubjectCreateRequest = validate674;
const schema146 = {"type":"object","additionalProperties":true};

function validate674(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate674.errors = vErrors;
return errors === 0;
}

export const SubjectCreateResponse = validate675;
const schema147 = {"type":"object","additionalProperties":true};

function validate675(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate675.errors = vErrors;
return errors === 0;
}

export const SubjectListResponse = validate676;
const schema148 = {"type":"object","additionalProperties":true};

function validate676(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate676.errors = vErrors;
return errors === 0;
}

export const SubjectUpdateRequest = validate677;
const schema149 = {"type":"object","additionalProperties":true};

function validate677(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate677.errors = vErrors;
return errors === 0;
}

export const SubjectUpdateResponse = validate678;
const schema150 = {"type":"object","additionalProperties":true};

function validate678(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema150.type,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate678.errors = vErrors;
return errors === 0;
}

export const Task = validate679;
const schema151 = {"type":"object","oneOf":[{"$ref":"#/$defs/TaskCreated"},{"$ref":"#/$defs/TaskQueueing"},{"$ref":"#/$defs/TaskProcessing"},{"$ref":"#/$defs/TaskSuccess"},{"$ref":"#/$defs/TaskFailed"}],"discriminator":{"propertyName":"state"},"tags":["created","queueing","processing","success","failed"]};
const schema152 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"created"},"err_code":{"$ref":"#/$defs/ErrCode"},"credits":{"$ref":"#/$defs/Credits"},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{"$ref":"#/$defs/Progress"}}};
const schema153 = {"type":"integer"};

function validate683(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema153.type,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate683.errors = vErrors;
return errors === 0;
}


function validate680(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema152.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema152.properties.id.type,parentSchema:schema152.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema152.properties.state.type,parentSchema:schema152.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("created" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "created"},schema:"created",parentSchema:schema152.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema152.properties.payload.type,parentSchema:schema152.properties.payload,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bgm !== undefined){
let data5 = data.bgm;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema152.properties.bgm.type,parentSchema:schema152.properties.bgm,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.off_peak !== undefined){
let data6 = data.off_peak;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema152.properties.off_peak.type,parentSchema:schema152.properties.off_peak,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.progress !== undefined){
if(!(validate683(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate683.errors : join(vErrors, validate683.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate680.errors = vErrors;
return errors === 0;
}

const schema154 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"queueing"},"err_code":{"$ref":"#/$defs/ErrCode"},"credits":{"$ref":"#/$defs/Credits"},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{"$ref":"#/$defs/Progress"}}};

function validate685(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema154.required,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema154.required,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema154.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema154.properties.id.type,parentSchema:schema154.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema154.properties.state.type,parentSchema:schema154.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("queueing" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "queueing"},schema:"queueing",parentSchema:schema154.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema154.properties.payload.type,parentSchema:schema154.properties.payload,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bgm !== undefined){
let data5 = data.bgm;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema154.properties.bgm.type,parentSchema:schema154.properties.bgm,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.off_peak !== undefined){
let data6 = data.off_peak;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema154.properties.off_peak.type,parentSchema:schema154.properties.off_peak,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.progress !== undefined){
if(!(validate683(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate683.errors : join(vErrors, validate683.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema154.type,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate685.errors = vErrors;
return errors === 0;
}

const schema155 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"processing"},"err_code":{"$ref":"#/$defs/ErrCode"},"credits":{"$ref":"#/$defs/Credits"},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{"$ref":"#/$defs/Progress"}}};

function validate689(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema155.required,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema155.required,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema155.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema155.properties.id.type,parentSchema:schema155.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema155.properties.state.type,parentSchema:schema155.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("processing" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "processing"},schema:"processing",parentSchema:schema155.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema155.properties.payload.type,parentSchema:schema155.properties.payload,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bgm !== undefined){
let data5 = data.bgm;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema155.properties.bgm.type,parentSchema:schema155.properties.bgm,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.off_peak !== undefined){
let data6 = data.off_peak;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema155.properties.off_peak.type,parentSchema:schema155.properties.off_peak,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.progress !== undefined){
if(!(validate683(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate683.errors : join(vErrors, validate683.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate689.errors = vErrors;
return errors === 0;
}

const schema156 = {"type":"object","required":["id","state","err_code","creations"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"success"},"err_code":{"type":"string","const":""},"credits":{"$ref":"#/$defs/Credits"},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{"$ref":"#/$defs/Progress"},"creations":{"type":"array","items":{"$ref":"#/$defs/Creation"},"minItems":1}}};
const schema157 = {"type":"object","required":["id","url"],"properties":{"id":{"type":"string","minLength":1},"url":{"$ref":"#/$defs/ResultUrl","type":"string","pattern":"^https?://[^\\s/?#]\\S*$","x-pattern-means":"an http or https URL"},"cover_url":{"$ref":"#/$defs/ResultUrl","type":"string"},"watermarked_url":{"$ref":"#/$defs/ResultUrl","type":"string"}}};
const schema158 = {"type":"string"};

function validate697(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate697.errors = vErrors;
return errors === 0;
}


function validate696(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema157.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema157.properties.id.type,parentSchema:schema157.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(!(validate697(data1, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate697.errors : join(vErrors, validate697.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!matches(pattern0, data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]\\S*$"},schema:"^https?://[^\\s/?#]\\S*$",parentSchema:schema157.properties.url,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema157.properties.url.type,parentSchema:schema157.properties.url,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cover_url !== undefined){
let data2 = data.cover_url;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/cover_url",schemaPath:"#/properties/cover_url/type",keyword:"type",params:{type: "string"},schema:schema157.properties.cover_url.type,parentSchema:schema157.properties.cover_url,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate697(data2, {instancePath:instancePath+"/cover_url",parentData:data,parentDataProperty:"cover_url",rootData}))){
vErrors = vErrors === null ? validate697.errors : join(vErrors, validate697.errors);
errors = vErrors.length;
}
}
if(data.watermarked_url !== undefined){
let data3 = data.watermarked_url;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/watermarked_url",schemaPath:"#/properties/watermarked_url/type",keyword:"type",params:{type: "string"},schema:schema157.properties.watermarked_url.type,parentSchema:schema157.properties.watermarked_url,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate697(data3, {instancePath:instancePath+"/watermarked_url",parentData:data,parentDataProperty:"watermarked_url",rootData}))){
vErrors = vErrors === null ? validate697.errors : join(vErrors, validate697.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate696.errors = vErrors;
return errors === 0;
}


function validate693(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.err_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "err_code"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.creations === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "creations"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema156.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema156.properties.id.type,parentSchema:schema156.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema156.properties.state.type,parentSchema:schema156.properties.state,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("success" !== data1){
const err7 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "success"},schema:"success",parentSchema:schema156.properties.state,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.err_code !== undefined){
let data2 = data.err_code;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/type",keyword:"type",params:{type: "string"},schema:schema156.properties.err_code.type,parentSchema:schema156.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("" !== data2){
const err9 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/const",keyword:"const",params:{allowedValue: ""},schema:"",parentSchema:schema156.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema156.properties.payload.type,parentSchema:schema156.properties.payload,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.bgm !== undefined){
let data5 = data.bgm;
if(typeof data5 !== "boolean"){
const err11 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema156.properties.bgm.type,parentSchema:schema156.properties.bgm,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.off_peak !== undefined){
let data6 = data.off_peak;
if(typeof data6 !== "boolean"){
const err12 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema156.properties.off_peak.type,parentSchema:schema156.properties.off_peak,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.progress !== undefined){
if(!(validate683(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate683.errors : join(vErrors, validate683.errors);
errors = vErrors.length;
}
}
if(data.creations !== undefined){
let data8 = data.creations;
if(Array.isArray(data8)){
if(data8.length < 1){
const err13 = {instancePath:instancePath+"/creations",schemaPath:"#/properties/creations/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema156.properties.creations,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate696(data8[i0], {instancePath:instancePath+"/creations/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate696.errors : join(vErrors, validate696.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/creations",schemaPath:"#/properties/creations/type",keyword:"type",params:{type: "array"},schema:schema156.properties.creations.type,parentSchema:schema156.properties.creations,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate693.errors = vErrors;
return errors === 0;
}

const schema159 = {"type":"object","required":["id","state","err_code"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"failed"},"err_code":{"$ref":"#/$defs/ErrCode","type":"string","minLength":1},"credits":{"$ref":"#/$defs/Credits"},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{"$ref":"#/$defs/Progress"}}};

function validate702(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.err_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "err_code"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema159.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.id.type,parentSchema:schema159.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema159.properties.state.type,parentSchema:schema159.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("failed" !== data1){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "failed"},schema:"failed",parentSchema:schema159.properties.state,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.err_code !== undefined){
let data2 = data.err_code;
if(!(validate26(data2, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length >= 2 || (data2.length >= 1 && func2(data2) >= 1))){
const err7 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema159.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/type",keyword:"type",params:{type: "string"},schema:schema159.properties.err_code.type,parentSchema:schema159.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema159.properties.payload.type,parentSchema:schema159.properties.payload,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bgm !== undefined){
let data5 = data.bgm;
if(typeof data5 !== "boolean"){
const err10 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema159.properties.bgm.type,parentSchema:schema159.properties.bgm,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.off_peak !== undefined){
let data6 = data.off_peak;
if(typeof data6 !== "boolean"){
const err11 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema159.properties.off_peak.type,parentSchema:schema159.properties.off_peak,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.progress !== undefined){
if(!(validate683(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate683.errors : join(vErrors, validate683.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate702.errors = vErrors;
return errors === 0;
}


function validate679(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.state;
if(typeof tag0 == "string"){
if(tag0 === "created"){
if(!(validate680(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate680.errors : join(vErrors, validate680.errors);
errors = vErrors.length;
}
}
else if(tag0 === "queueing"){
if(!(validate685(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate685.errors : join(vErrors, validate685.errors);
errors = vErrors.length;
}
}
else if(tag0 === "processing"){
if(!(validate689(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate689.errors : join(vErrors, validate689.errors);
errors = vErrors.length;
}
}
else if(tag0 === "success"){
if(!(validate693(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate693.errors : join(vErrors, validate693.errors);
errors = vErrors.length;
}
}
else if(tag0 === "failed"){
if(!(validate702(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate702.errors : join(vErrors, validate702.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "state", tagValue: tag0},schema:schema151.discriminator,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "state", tagValue: tag0},schema:schema151.discriminator,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate679.errors = vErrors;
return errors === 0;
}

export const TaskCallback = validate711;
const schema160 = {"type":"object","oneOf":[{"$ref":"#/$defs/TaskProcessing"},{"$ref":"#/$defs/TaskSuccess"},{"$ref":"#/$defs/TaskFailed"}],"discriminator":{"propertyName":"state"},"tags":["processing","success","failed"]};

function validate711(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.state;
if(typeof tag0 == "string"){
if(tag0 === "processing"){
if(!(validate689(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate689.errors : join(vErrors, validate689.errors);
errors = vErrors.length;
}
}
else if(tag0 === "success"){
if(!(validate693(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate693.errors : join(vErrors, validate693.errors);
errors = vErrors.length;
}
}
else if(tag0 === "failed"){
if(!(validate702(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate702.errors : join(vErrors, validate702.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "state", tagValue: tag0},schema:schema160.discriminator,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "state", tagValue: tag0},schema:schema160.discriminator,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate711.errors = vErrors;
return errors === 0;
}

export const TemplateStoryRequest = validate715;
const schema161 = {"type":"object","required":["story","images"],"additionalProperties":false,"properties":{"story":{"type":"string","enum":["love_story","workday_feels","monkey_king","pigsy","monk_tang","one_shot"]},"images":{"type":"array","items":{"$ref":"#/$defs/ImageInput"},"minItems":1},"payload":{"$ref":"#/$defs/Payload"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate715(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.story === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "story"},schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!((((key0 === "story") || (key0 === "images")) || (key0 === "payload")) || (key0 === "callback_url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.story !== undefined){
let data0 = data.story;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "string"},schema:schema161.properties.story.type,parentSchema:schema161.properties.story,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data0 === "love_story") || (data0 === "workday_feels")) || (data0 === "monkey_king")) || (data0 === "pigsy")) || (data0 === "monk_tang")) || (data0 === "one_shot"))){
const err4 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/enum",keyword:"enum",params:{allowedValues: schema161.properties.story.enum},schema:schema161.properties.story.enum,parentSchema:schema161.properties.story,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data1 = data.images;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema161.properties.images,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate109(data1[i0], {instancePath:instancePath+"/images/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : join(vErrors, validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema161.properties.images.type,parentSchema:schema161.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema161.type,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate715.errors = vErrors;
return errors === 0;
}

export const TemplateStoryResponse = validate719;
const schema162 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}}},"else":{"required":["id"],"properties":{"id":{}}},"properties":{"task_id":{"$ref":"#/$defs/TaskId"},"id":{"$ref":"#/$defs/TaskId"},"state":{"$ref":"#/$defs/TaskState"},"story":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"payload":{"type":"string"},"credits":{"$ref":"#/$defs/Credits"},"created_at":{"$ref":"#/$defs/CreatedAt"}}};

function validate719(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema162.else.required,parentSchema:schema162.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema162.if,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema162.required,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate118(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate118(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.story !== undefined){
let data3 = data.story;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "string"},schema:schema162.properties.story.type,parentSchema:schema162.properties.story,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.images !== undefined){
let data4 = data.images;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema162.properties.images.items.type,parentSchema:schema162.properties.images.items,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema162.properties.images.type,parentSchema:schema162.properties.images,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.payload !== undefined){
let data6 = data.payload;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema162.properties.payload.type,parentSchema:schema162.properties.payload,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate274(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate274.errors : join(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate719.errors = vErrors;
return errors === 0;
}

export const Text2VideoRequest = validate725;
const schema163 = {"type":"object","oneOf":[{"$ref":"#/$defs/Text2VideoGenq1"},{"$ref":"#/$defs/Text2VideoGenq2"}],"discriminator":{"propertyName":"model"},"tags":["genq1","genq2"]};
const schema164 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":5000},"duration":{"$ref":"#/$defs/DurationNotShown","type":"integer","examples":[5]},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatio"},"resolution":{"$ref":"#/$defs/ResolutionNotShown"},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"},"watermark":{"$ref":"#/$defs/Watermark"},"wm_position":{"$ref":"#/$defs/WmPositionText2VideoGenq1"},"wm_url":{"$ref":"#/$defs/WmUrl"},"meta_data":{"$ref":"#/$defs/MetaData"}}};
const schema165 = {"type":"integer","enum":[1,2,3,4]};

function validate737(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema165.type,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === 1) || (data === 2)) || (data === 3)) || (data === 4))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema165.enum},schema:schema165.enum,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate737.errors = vErrors;
return errors === 0;
}


function validate726(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema164.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema164.properties.model.type,parentSchema:schema164.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1"},schema:"genq1",parentSchema:schema164.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(!(validate86(data1, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!(data1.length <= 5000 || (data1.length <= 10000 && func2(data1) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema164.properties.prompt,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema164.properties.prompt.type,parentSchema:schema164.properties.prompt,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration !== undefined){
let data2 = data.duration;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema164.properties.duration.type,parentSchema:schema164.properties.duration,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate199(data2, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate199.errors : join(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate283(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate283.errors : join(vErrors, validate283.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate177(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate177.errors : join(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data6 = data.audio;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema164.properties.audio.type,parentSchema:schema164.properties.audio,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate168(data6, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate185(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate737(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate737.errors : join(vErrors, validate737.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate189(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate191(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate191.errors : join(vErrors, validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate726.errors = vErrors;
return errors === 0;
}

const schema166 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq2"},"prompt":{"$ref":"#/$defs/Prompt","type":"string","maxLength":5000},"duration":{"$ref":"#/$defs/Duration","type":"integer","minimum":1,"maximum":10,"examples":[5]},"seed":{"$ref":"#/$defs/Seed"},"aspect_ratio":{"$ref":"#/$defs/AspectRatio"},"resolution":{"$ref":"#/$defs/Resolution540To1080"},"audio":{"$ref":"#/$defs/Audio","type":"boolean"},"payload":{"$ref":"#/$defs/Payload"},"off_peak":{"$ref":"#/$defs/OffPeak"},"callback_url":{"$ref":"#/$defs/CallbackUrl"}}};

function validate741(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema166.required,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema166.required,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= maxErrors)break;
if(!(func15.call(schema166.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema166.properties.model.type,parentSchema:schema166.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq2" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq2"},schema:"genq2",parentSchema:schema166.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(!(validate86(data1, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!(data1.length <= 5000 || (data1.length <= 10000 && func2(data1) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema166.properties.prompt,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema166.properties.prompt.type,parentSchema:schema166.properties.prompt,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.duration !== undefined){
let data2 = data.duration;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema166.properties.duration.type,parentSchema:schema166.properties.duration,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate112(data2, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate112.errors : join(vErrors, validate112.errors);
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema166.properties.duration,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema166.properties.duration,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.seed !== undefined){
if(!(validate175(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate175.errors : join(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate283(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate283.errors : join(vErrors, validate283.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate285(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate285.errors : join(vErrors, validate285.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data6 = data.audio;
if(typeof data6 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema166.properties.audio.type,parentSchema:schema166.properties.audio,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate168(data6, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate76(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate182(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate182.errors : join(vErrors, validate182.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate74(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate74.errors : join(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema166.type,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate741.errors = vErrors;
return errors === 0;
}


function validate725(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1"){
if(!(validate726(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate726.errors : join(vErrors, validate726.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq2"){
if(!(validate741(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate741.errors : join(vErrors, validate741.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema163.discriminator,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema163.discriminator,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate725.errors = vErrors;
return errors === 0;
}

export const Text2VideoResponse = validate753;
const schema167 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}}},"else":{"required":["id"],"properties":{"id":{}}},"properties":{"task_id":{"$ref":"#/$defs/TaskId"},"id":{"$ref":"#/$defs/TaskId"},"state":{"$ref":"#/$defs/TaskState"},"err_code":{"$ref":"#/$defs/ErrCode"},"model":{"type":"string"},"prompt":{"type":"string"},"duration":{"type":"integer"},"seed":{"type":"integer"},"aspect_ratio":{"type":"string"},"resolution":{"type":"string"},"audio":{"type":"boolean"},"movement_amplitude":{"type":"string"},"payload":{"type":"string"},"off_peak":{"type":"boolean"},"watermark":{"type":"boolean"},"credits":{"$ref":"#/$defs/Credits"},"created_at":{"$ref":"#/$defs/CreatedAt"}}};

function validate753(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema167.else.required,parentSchema:schema167.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema167.if,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate118(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate118(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate118.errors : join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate33(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate33.errors : join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.err_code !== undefined){
if(!(validate26(data.err_code, {instancePath:instancePath+"/err_code",parentData:data,parentDataProperty:"err_code",rootData}))){
vErrors = vErrors === null ? validate26.errors : join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
let data4 = data.model;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema167.properties.model.type,parentSchema:schema167.properties.model,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema167.properties.prompt.type,parentSchema:schema167.properties.prompt,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema167.properties.duration.type,parentSchema:schema167.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.seed !== undefined){
let data7 = data.seed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema167.properties.seed.type,parentSchema:schema167.properties.seed,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
let data8 = data.aspect_ratio;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"},schema:schema167.properties.aspect_ratio.type,parentSchema:schema167.properties.aspect_ratio,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.resolution !== undefined){
let data9 = data.resolution;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema167.properties.resolution.type,parentSchema:schema167.properties.resolution,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.audio !== undefined){
let data10 = data.audio;
if(typeof data10 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema167.properties.audio.type,parentSchema:schema167.properties.audio,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.movement_amplitude !== undefined){
let data11 = data.movement_amplitude;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema167.properties.movement_amplitude.type,parentSchema:schema167.properties.movement_amplitude,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.payload !== undefined){
let data12 = data.payload;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema167.properties.payload.type,parentSchema:schema167.properties.payload,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.off_peak !== undefined){
let data13 = data.off_peak;
if(typeof data13 !== "boolean"){
const err13 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema167.properties.off_peak.type,parentSchema:schema167.properties.off_peak,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.watermark !== undefined){
let data14 = data.watermark;
if(typeof data14 !== "boolean"){
const err14 = {instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: "boolean"},schema:schema167.properties.watermark.type,parentSchema:schema167.properties.watermark,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.credits !== undefined){
if(!(validate81(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate81.errors : join(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate274(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate274.errors : join(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate753.errors = vErrors;
return errors === 0;
}

function codePoints(text) {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
const maxErrors = 200;
function join(errors, more) {
  for (const error of more) {
    if (errors.length >= maxErrors) break;
    errors.push(error);
  }
  return errors;
}
function matches(pattern, text) {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
}
export const validators = { AdFilm, AdFilmCallback, AdFilmComposeRequest, AdFilmComposeResponse, AdFilmEditRequest, AdFilmEditResponse, AdFilmRequest, AdFilmResponse, ExplainComicRequest, ExplainComicResponse, GeneralOneClickComposeRequest, GeneralOneClickComposeResponse, GeneralOneClickDetail, GeneralOneClickEditRequest, GeneralOneClickEditResponse, GeneralOneClickRequest, GeneralOneClickResponse, Img2VideoRequest, Img2VideoResponse, MvRequest, MvResponse, PremiumMvRequest, PremiumMvResponse, Reference2ImageRequest, Reference2ImageResponse, Reference2VideoRequest, Reference2VideoResponse, SpeechRequest, SpeechResponse, StartEnd2VideoRequest, StartEnd2VideoResponse, SubjectCreateRequest, SubjectCreateResponse, SubjectListResponse, SubjectUpdateRequest, SubjectUpdateResponse, Task, TaskCallback, TemplateStoryRequest, TemplateStoryResponse, Text2VideoRequest, Text2VideoResponse };
export const bodies = {
  "getTaskCreations": {
    "response": "Task"
  },
  "createText2Video": {
    "request": "Text2VideoRequest",
    "response": "Text2VideoResponse",
    "callback": "TaskCallback"
  },
  "createImg2Video": {
    "request": "Img2VideoRequest",
    "response": "Img2VideoResponse",
    "callback": "TaskCallback"
  },
  "createStartEnd2Video": {
    "request": "StartEnd2VideoRequest",
    "response": "StartEnd2VideoResponse",
    "callback": "TaskCallback"
  },
  "createReference2Video": {
    "request": "Reference2VideoRequest",
    "response": "Reference2VideoResponse",
    "callback": "TaskCallback"
  },
  "createReference2Image": {
    "request": "Reference2ImageRequest",
    "response": "Reference2ImageResponse",
    "callback": "TaskCallback"
  },
  "createTemplateStory": {
    "request": "TemplateStoryRequest",
    "response": "TemplateStoryResponse",
    "callback": "TaskCallback"
  },
  "createMv": {
    "request": "MvRequest",
    "response": "MvResponse",
    "callback": "TaskCallback"
  },
  "createPremiumMv": {
    "request": "PremiumMvRequest",
    "response": "PremiumMvResponse",
    "callback": "TaskCallback"
  },
  "createExplainComic": {
    "request": "ExplainComicRequest",
    "response": "ExplainComicResponse",
    "callback": "TaskCallback"
  },
  "createAdFilm": {
    "request": "AdFilmRequest",
    "response": "AdFilmResponse",
    "callback": "AdFilmCallback"
  },
  "getAdFilm": {
    "response": "AdFilm"
  },
  "editAdFilm": {
    "request": "AdFilmEditRequest",
    "response": "AdFilmEditResponse",
    "callback": "TaskCallback"
  },
  "composeAdFilm": {
    "request": "AdFilmComposeRequest",
    "response": "AdFilmComposeResponse",
    "callback": "TaskCallback"
  },
  "createGeneralOneClick": {
    "request": "GeneralOneClickRequest",
    "response": "GeneralOneClickResponse"
  },
  "getGeneralOneClick": {
    "response": "GeneralOneClickDetail"
  },
  "editGeneralOneClick": {
    "request": "GeneralOneClickEditRequest",
    "response": "GeneralOneClickEditResponse"
  },
  "composeGeneralOneClick": {
    "request": "GeneralOneClickComposeRequest",
    "response": "GeneralOneClickComposeResponse"
  },
  "createSpeech": {
    "request": "SpeechRequest",
    "response": "SpeechResponse"
  },
  "listSubjects": {
    "response": "SubjectListResponse"
  },
  "createSubject": {
    "request": "SubjectCreateRequest",
    "response": "SubjectCreateResponse"
  },
  "updateSubject": {
    "request": "SubjectUpdateRequest",
    "response": "SubjectUpdateResponse"
  }
};
