// Made from openapi/ by `npm run generate`.

export const AdFilm = validate22;
const schema7 = {"type":"object","oneOf":[{},{},{},{},{}],"discriminator":{"propertyName":"state"},"tags":["created","queueing","processing","success","failed"]};
const schema8 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"created"},"err_code":{},"data_records":{}}};
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

const schema11 = {"type":"object","properties":{"storyboards":{"type":"array","items":{}},"narration_records":{"type":"array","items":{}},"bgm_records":{"type":"array","items":{}},"completed_creation_records":{"type":"array","items":{}}}};
const schema12 = {"type":"object","properties":{"stroyboard_id":{"type":"integer","minimum":0},"records":{"type":"array","items":{}}}};
const schema13 = {"type":"object","properties":{"id":{"type":"string","minLength":1},"type":{"type":"string","enum":["generate_video","generate_narration","generate_bgm"]},"prompt":{"type":"string"},"creation_url":{},"state":{},"err_code":{}}};
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema13.properties.id.type,parentSchema:schema13.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema13.properties.type.type,parentSchema:schema13.properties.type,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data1 === "generate_video") || (data1 === "generate_narration")) || (data1 === "generate_bgm"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},schema:schema13.properties.type.enum,parentSchema:schema13.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema13.properties.prompt.type,parentSchema:schema13.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data.stroyboard_id !== undefined){
let data0 = data.stroyboard_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/stroyboard_id",schemaPath:"#/properties/stroyboard_id/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.stroyboard_id.type,parentSchema:schema12.properties.stroyboard_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/stroyboard_id",schemaPath:"#/properties/stroyboard_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties.stroyboard_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},schema:schema12.properties.records.type,parentSchema:schema12.properties.records,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","properties":{"id":{"type":"string","minLength":1},"state":{},"err_code":{},"creation_url":{},"params":{}}};
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema16.properties.id.type,parentSchema:schema16.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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

const schema18 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"queueing"},"err_code":{},"data_records":{}}};

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

const schema19 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"processing"},"err_code":{},"data_records":{}}};

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

const schema20 = {"type":"object","required":["id","state","err_code","data_records"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"success"},"err_code":{"type":"string","const":"","description":"Empty on success."},"data_records":{}}};

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

const schema21 = {"type":"object","required":["id","state","err_code"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"failed"},"err_code":{"type":"string","minLength":1},"data_records":{}}};

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
const schema22 = {"type":"object","oneOf":[{},{},{}],"discriminator":{"propertyName":"state"},"tags":["processing","success","failed"]};
const schema23 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"processing"},"err_code":{},"credits":{},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{},"data_records":{}}};
const schema24 = {"type":"integer","minimum":0};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema24.type,parentSchema:schema24,data};
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
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate71.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"integer"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema23.required,parentSchema:schema23,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema23.properties.id.type,parentSchema:schema23.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema23.properties.state.type,parentSchema:schema23.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("processing" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "processing"},schema:"processing",parentSchema:schema23.properties.state,data:data1};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema23.properties.payload.type,parentSchema:schema23.properties.payload,data:data4};
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
const err7 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.bgm.type,parentSchema:schema23.properties.bgm,data:data5};
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
const err8 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.off_peak.type,parentSchema:schema23.properties.off_peak,data:data6};
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
if(!(validate73(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate73.errors : join(vErrors, validate73.errors);
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","required":["id","state","err_code"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"success"},"err_code":{"type":"string","const":"","description":"Empty on success."},"credits":{},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{},"creations":{"type":"array","items":{}},"data_records":{}}};
const schema27 = {"type":"object","required":["id","url"],"properties":{"id":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^https?://[^\\s/?#]\\S*$","x-pattern-means":"an http or https URL"},"cover_url":{"type":"string"},"watermarked_url":{"type":"string"}}};
const schema28 = {"type":"string"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^https?://[^\\s/?#]\\S*$", "u");

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema27.required,parentSchema:schema27,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema27.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema27.properties.id.type,parentSchema:schema27.properties.id,data:data0};
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
if(!(validate80(data1, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate80.errors : join(vErrors, validate80.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!matches(pattern0, data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]\\S*$"},schema:"^https?://[^\\s/?#]\\S*$",parentSchema:schema27.properties.url,data:data1};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema27.properties.url.type,parentSchema:schema27.properties.url,data:data1};
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
const err6 = {instancePath:instancePath+"/cover_url",schemaPath:"#/properties/cover_url/type",keyword:"type",params:{type: "string"},schema:schema27.properties.cover_url.type,parentSchema:schema27.properties.cover_url,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate80(data2, {instancePath:instancePath+"/cover_url",parentData:data,parentDataProperty:"cover_url",rootData}))){
vErrors = vErrors === null ? validate80.errors : join(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.watermarked_url !== undefined){
let data3 = data.watermarked_url;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/watermarked_url",schemaPath:"#/properties/watermarked_url/type",keyword:"type",params:{type: "string"},schema:schema27.properties.watermarked_url.type,parentSchema:schema27.properties.watermarked_url,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate80(data3, {instancePath:instancePath+"/watermarked_url",parentData:data,parentDataProperty:"watermarked_url",rootData}))){
vErrors = vErrors === null ? validate80.errors : join(vErrors, validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema26.required,parentSchema:schema26,data};
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
if(data.err_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "err_code"},schema:schema26.required,parentSchema:schema26,data};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema26.properties.id.type,parentSchema:schema26.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema26.properties.state.type,parentSchema:schema26.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("success" !== data1){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "success"},schema:"success",parentSchema:schema26.properties.state,data:data1};
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
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/type",keyword:"type",params:{type: "string"},schema:schema26.properties.err_code.type,parentSchema:schema26.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("" !== data2){
const err8 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/const",keyword:"const",params:{allowedValue: ""},schema:"",parentSchema:schema26.properties.err_code,data:data2};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema26.properties.payload.type,parentSchema:schema26.properties.payload,data:data4};
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
const err10 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema26.properties.bgm.type,parentSchema:schema26.properties.bgm,data:data5};
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
const err11 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema26.properties.off_peak.type,parentSchema:schema26.properties.off_peak,data:data6};
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
if(!(validate73(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate73.errors : join(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.creations !== undefined){
let data8 = data.creations;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate79(data8[i0], {instancePath:instancePath+"/creations/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate79.errors : join(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/creations",schemaPath:"#/properties/creations/type",keyword:"type",params:{type: "array"},schema:schema26.properties.creations.type,parentSchema:schema26.properties.creations,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["id","state","err_code"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"failed"},"err_code":{"type":"string","minLength":1},"credits":{},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{},"data_records":{}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.err_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "err_code"},schema:schema29.required,parentSchema:schema29,data};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.id.type,parentSchema:schema29.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema29.properties.state.type,parentSchema:schema29.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("failed" !== data1){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "failed"},schema:"failed",parentSchema:schema29.properties.state,data:data1};
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
const err7 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.err_code,data:data2};
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
const err8 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/type",keyword:"type",params:{type: "string"},schema:schema29.properties.err_code.type,parentSchema:schema29.properties.err_code,data:data2};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema29.properties.payload.type,parentSchema:schema29.properties.payload,data:data4};
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
const err10 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.bgm.type,parentSchema:schema29.properties.bgm,data:data5};
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
const err11 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.off_peak.type,parentSchema:schema29.properties.off_peak,data:data6};
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
if(!(validate73(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate73.errors : join(vErrors, validate73.errors);
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.state;
if(typeof tag0 == "string"){
if(tag0 === "processing"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : join(vErrors, validate69.errors);
errors = vErrors.length;
}
}
else if(tag0 === "success"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate76.errors : join(vErrors, validate76.errors);
errors = vErrors.length;
}
}
else if(tag0 === "failed"){
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate86.errors : join(vErrors, validate86.errors);
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

export const AdFilmComposeRequest = validate94;
const schema30 = {"type":"object","required":["ad_one_click_task_id","video_task_ids","bgm_task_id","narration_task_id"],"additionalProperties":false,"properties":{"ad_one_click_task_id":{},"video_task_ids":{"type":"array","items":{"type":"string"},"minItems":1},"bgm_task_id":{"type":"string"},"narration_task_id":{"type":"string"},"callback_url":{},"payload":{}}};
const schema31 = {"type":"string","pattern":"^https?://[^\\s/?#]\\S*$","x-pattern-means":"an http or https URL","examples":["https://example.com/hooks/genmedia"]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern0, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]\\S*$"},schema:"^https?://[^\\s/?#]\\S*$",parentSchema:schema31,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"string","maxLength":1048576,"examples":["order-1042"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(data.length <= 1048576 || (data.length <= 2097152 && func2(data) <= 1048576))){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1048576},schema:1048576,parentSchema:schema32,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ad_one_click_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ad_one_click_task_id"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.video_task_ids === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "video_task_ids"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.bgm_task_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bgm_task_id"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.narration_task_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "narration_task_id"},schema:schema30.required,parentSchema:schema30,data};
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
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
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
const err5 = {instancePath:instancePath+"/video_task_ids",schemaPath:"#/properties/video_task_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema30.properties.video_task_ids,data:data1};
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
const err6 = {instancePath:instancePath+"/video_task_ids/" + i0,schemaPath:"#/properties/video_task_ids/items/type",keyword:"type",params:{type: "string"},schema:schema30.properties.video_task_ids.items.type,parentSchema:schema30.properties.video_task_ids.items,data:data2};
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
const err7 = {instancePath:instancePath+"/video_task_ids",schemaPath:"#/properties/video_task_ids/type",keyword:"type",params:{type: "array"},schema:schema30.properties.video_task_ids.type,parentSchema:schema30.properties.video_task_ids,data:data1};
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
const err8 = {instancePath:instancePath+"/bgm_task_id",schemaPath:"#/properties/bgm_task_id/type",keyword:"type",params:{type: "string"},schema:schema30.properties.bgm_task_id.type,parentSchema:schema30.properties.bgm_task_id,data:data3};
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
const err9 = {instancePath:instancePath+"/narration_task_id",schemaPath:"#/properties/narration_task_id/type",keyword:"type",params:{type: "string"},schema:schema30.properties.narration_task_id.type,parentSchema:schema30.properties.narration_task_id,data:data4};
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
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

export const AdFilmComposeResponse = validate100;
const schema33 = {"type":"object","required":["compose_sub_task_id","state"],"properties":{"ad_one_click_task_id":{},"compose_sub_task_id":{"type":"string","minLength":1},"state":{},"credits":{}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.compose_sub_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "compose_sub_task_id"},schema:schema33.required,parentSchema:schema33,data};
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
if(data.compose_sub_task_id !== undefined){
let data1 = data.compose_sub_task_id;
if(typeof data1 === "string"){
if(!(data1.length >= 2 || (data1.length >= 1 && func2(data1) >= 1))){
const err2 = {instancePath:instancePath+"/compose_sub_task_id",schemaPath:"#/properties/compose_sub_task_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.compose_sub_task_id,data:data1};
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
const err3 = {instancePath:instancePath+"/compose_sub_task_id",schemaPath:"#/properties/compose_sub_task_id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.compose_sub_task_id.type,parentSchema:schema33.properties.compose_sub_task_id,data:data1};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
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
validate100.errors = vErrors;
return errors === 0;
}

export const AdFilmEditRequest = validate104;
const schema34 = {"type":"object","oneOf":[{},{},{}],"discriminator":{"propertyName":"type"},"tags":["generate_video","generate_narration","generate_bgm"]};
const schema35 = {"type":"object","required":["ad_one_click_task_id","type","storyboard_video_index","prompt"],"additionalProperties":false,"properties":{"ad_one_click_task_id":{},"type":{"type":"string","const":"generate_video"},"storyboard_video_index":{"type":"integer","minimum":0},"prompt":{"type":"string","maxLength":2000},"callback_url":{},"payload":{}},"selector":"type","needs":["storyboard_video_index"]};
const schema36 = {"type":"string"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ad_one_click_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ad_one_click_task_id"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.storyboard_video_index === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storyboard_video_index"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.prompt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema35.required,parentSchema:schema35,data};
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
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data};
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema35.properties.type.type,parentSchema:schema35.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("generate_video" !== data1){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "generate_video"},schema:"generate_video",parentSchema:schema35.properties.type,data:data1};
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
const err7 = {instancePath:instancePath+"/storyboard_video_index",schemaPath:"#/properties/storyboard_video_index/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.storyboard_video_index.type,parentSchema:schema35.properties.storyboard_video_index,data:data2};
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
const err8 = {instancePath:instancePath+"/storyboard_video_index",schemaPath:"#/properties/storyboard_video_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema35.properties.storyboard_video_index,data:data2};
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
if(!(validate107(data3, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!(data3.length <= 2000 || (data3.length <= 4000 && func2(data3) <= 2000))){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema35.properties.prompt,data:data3};
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
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema35.properties.prompt.type,parentSchema:schema35.properties.prompt,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","required":["ad_one_click_task_id","type","prompt"],"additionalProperties":false,"properties":{"ad_one_click_task_id":{},"type":{"type":"string","const":"generate_narration"},"prompt":{"type":"string","maxLength":2000},"callback_url":{},"payload":{}},"selector":"type","others":{"storyboard_video_index":["generate_video"]}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ad_one_click_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ad_one_click_task_id"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema37.required,parentSchema:schema37,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema37.properties.type.type,parentSchema:schema37.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("generate_narration" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "generate_narration"},schema:"generate_narration",parentSchema:schema37.properties.type,data:data1};
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
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema37.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema37.properties.prompt.type,parentSchema:schema37.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"object","required":["ad_one_click_task_id","type","prompt"],"additionalProperties":false,"properties":{"ad_one_click_task_id":{},"type":{"type":"string","const":"generate_bgm"},"prompt":{"type":"string","maxLength":2000},"callback_url":{},"payload":{}},"selector":"type","others":{"storyboard_video_index":["generate_video"]}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ad_one_click_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ad_one_click_task_id"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema38.required,parentSchema:schema38,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema38.properties.type.type,parentSchema:schema38.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("generate_bgm" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "generate_bgm"},schema:"generate_bgm",parentSchema:schema38.properties.type,data:data1};
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
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema38.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema38.properties.prompt.type,parentSchema:schema38.properties.prompt,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "generate_video"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate105.errors : join(vErrors, validate105.errors);
errors = vErrors.length;
}
}
else if(tag0 === "generate_narration"){
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate111.errors : join(vErrors, validate111.errors);
errors = vErrors.length;
}
}
else if(tag0 === "generate_bgm"){
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate116.errors : join(vErrors, validate116.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema34.discriminator,parentSchema:schema34,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema34.discriminator,parentSchema:schema34,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

export const AdFilmEditResponse = validate124;
const schema39 = {"type":"object","required":["sub_task_id","state"],"properties":{"ad_one_click_task_id":{},"sub_task_id":{"type":"string","minLength":1},"state":{},"err_code":{},"credits":{}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sub_task_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sub_task_id"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema39.required,parentSchema:schema39,data};
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
const err2 = {instancePath:instancePath+"/sub_task_id",schemaPath:"#/properties/sub_task_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39.properties.sub_task_id,data:data1};
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
const err3 = {instancePath:instancePath+"/sub_task_id",schemaPath:"#/properties/sub_task_id/type",keyword:"type",params:{type: "string"},schema:schema39.properties.sub_task_id.type,parentSchema:schema39.properties.sub_task_id,data:data1};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

export const AdFilmRequest = validate129;
const schema40 = {"type":"object","required":["images"],"additionalProperties":false,"properties":{"images":{"type":"array","items":{},"minItems":1,"maxItems":7},"prompt":{"type":"string","maxLength":2000},"duration":{"type":"integer","minimum":8,"maximum":60},"aspect_ratio":{},"language":{"type":"string","enum":["zh","en"]},"creative":{"type":"boolean"},"callback_url":{}}};
const schema41 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of a png, jpeg, jpg or webp image","examples":["https://example.com/photo.png"]};
const pattern2 = new RegExp("^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])", "u");

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern2, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])",parentSchema:schema41,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"integer"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":"string","enum":["1:1","16:9","9:16"]};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "1:1") || (data === "16:9")) || (data === "9:16"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema43.enum},schema:schema43.enum,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.images === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema40.required,parentSchema:schema40,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
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
const err2 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema40.properties.images,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema40.properties.images,data:data0};
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
if(!(validate130(data0[i0], {instancePath:instancePath+"/images/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema40.properties.images.type,parentSchema:schema40.properties.images,data:data0};
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
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema40.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema40.properties.prompt.type,parentSchema:schema40.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema40.properties.duration.type,parentSchema:schema40.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate133(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 60 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},schema:60,parentSchema:schema40.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 8 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8},schema:8,parentSchema:schema40.properties.duration,data:data3};
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
if(!(validate135(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate135.errors : join(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema40.properties.language.type,parentSchema:schema40.properties.language,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data5 === "zh") || (data5 === "en"))){
const err11 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema40.properties.language.enum},schema:schema40.properties.language.enum,parentSchema:schema40.properties.language,data:data5};
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
const err12 = {instancePath:instancePath+"/creative",schemaPath:"#/properties/creative/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.creative.type,parentSchema:schema40.properties.creative,data:data6};
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
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

export const AdFilmResponse = validate138;
const schema44 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}},"additionalProperties":true},"else":{"required":["id"],"properties":{"id":{}},"additionalProperties":true},"properties":{"task_id":{},"id":{},"state":{},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"duration":{"type":"integer"},"aspect_ratio":{"type":"string"},"language":{"type":"string"},"credits":{}}};
const schema45 = {"type":"string","minLength":1};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(data.length >= 2 || (data.length >= 1 && func2(data) >= 1))){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema45,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema44.else.required,parentSchema:schema44.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema44.if,parentSchema:schema44,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate139(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
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
const err4 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema44.properties.images.items.type,parentSchema:schema44.properties.images.items,data:data4};
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
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema44.properties.images.type,parentSchema:schema44.properties.images,data:data3};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema44.properties.prompt.type,parentSchema:schema44.properties.prompt,data:data5};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema44.properties.duration.type,parentSchema:schema44.properties.duration,data:data6};
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
const err8 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"},schema:schema44.properties.aspect_ratio.type,parentSchema:schema44.properties.aspect_ratio,data:data7};
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
const err9 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema44.properties.language.type,parentSchema:schema44.properties.language,data:data8};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

export const ExplainComicRequest = validate144;
const schema46 = {"type":"object","required":["script_name","script_content"],"additionalProperties":false,"properties":{"script_name":{"type":"string","maxLength":20},"script_content":{"type":"string"},"assets":{"type":"array","items":{},"maxItems":14},"resolution":{},"aspect_ratio":{},"style":{"type":"string","maxLength":30,"pattern":"^[^!-#%-*,-\\/:;?@\\[-\\]_\\{\\}¡§«¶·»¿;·՚-՟։֊־׀׃׆׳״؉؊،؍؛؝-؟٪-٭۔܀-܍߷-߹࠰-࠾࡞।॥॰৽੶૰౷಄෴๏๚๛༄-༒༔༺-༽྅࿐-࿔࿙࿚၊-၏჻፠-፨᐀᙮᚛᚜᛫-᛭᜵᜶។-៖៘-៚᠀-᠊᥄᥅᨞᨟᪠-᪦᪨-᪭᭎᭏᭚-᭠᭽-᭿᯼-᯿᰻-᰿᱾᱿᳀-᳇᳓‐-‧‰-⁃⁅-⁑⁓-⁞⁽⁾₍₎⌈-⌋〈〉❨-❵⟅⟆⟦-⟯⦃-⦘⧘-⧛⧼⧽⳹-⳼⳾⳿⵰⸀-⸮⸰-⹏⹒-⹝、-〃〈-】〔-〟〰〽゠・꓾꓿꘍-꘏꙳꙾꛲-꛷꡴-꡷꣎꣏꣸-꣺꣼꤮꤯꥟꧁-꧍꧞꧟꩜-꩟꫞꫟꫰꫱꯫﴾﴿︐-︙︰-﹒﹔-﹡﹣﹨﹪﹫！-＃％-＊，-／：；？＠［-］＿｛｝｟-･]*$","x-pattern-means":"text without punctuation"},"language":{"type":"string","enum":["zh","en"]},"tts_speed":{"type":"number","minimum":1,"maximum":1.5},"enable_lipsync":{"type":"boolean"},"callback_url":{"type":"string"},"comic_bgm":{"type":"string"},"add_subtitle":{},"subtitle_type":{"type":"string","enum":["source_han_serif","source_han_sans"]},"quality":{}}};
const func23 = Object.prototype.hasOwnProperty;
const schema47 = {"type":"object","oneOf":[{},{},{}],"discriminator":{"propertyName":"type"},"tags":["character","scene","tool"]};
const schema48 = {"type":"object","required":["id","type","name"],"additionalProperties":false,"properties":{"id":{},"type":{"type":"string","const":"character"},"name":{"type":"string","maxLength":30},"image_uri":{"type":"string"},"description":{"type":"string"},"voice_id":{"type":"string"}}};
const schema49 = {"type":"string","pattern":"^[0-9]+$","x-pattern-means":"only digits, such as 01","examples":["01"]};
const pattern3 = new RegExp("^[0-9]+$", "u");

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern3, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},schema:"^[0-9]+$",parentSchema:schema49,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema49.type,parentSchema:schema49,data};
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

const schema50 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of a png, jpeg, jpg or webp image","examples":["https://example.com/hero.png"]};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern2, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])",parentSchema:schema50,data};
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
validate149.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"string"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema48.required,parentSchema:schema48,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema48,data};
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
if(!(validate147(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate147.errors : join(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema48.properties.type.type,parentSchema:schema48.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("character" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "character"},schema:"character",parentSchema:schema48.properties.type,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema48.properties.name,data:data2};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data2};
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
const err8 = {instancePath:instancePath+"/image_uri",schemaPath:"#/properties/image_uri/type",keyword:"type",params:{type: "string"},schema:schema48.properties.image_uri.type,parentSchema:schema48.properties.image_uri,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate149(data3, {instancePath:instancePath+"/image_uri",parentData:data,parentDataProperty:"image_uri",rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema48.properties.description.type,parentSchema:schema48.properties.description,data:data4};
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
const err10 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.voice_id.type,parentSchema:schema48.properties.voice_id,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate151(data5, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate151.errors : join(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"object","required":["id","type","name"],"additionalProperties":false,"properties":{"id":{},"type":{"type":"string","const":"scene"},"name":{"type":"string","maxLength":30},"image_uri":{"type":"string"},"description":{"type":"string"},"voice_id":{"type":"string","const":"","description":"Empty; only characters have a voice."}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema52.required,parentSchema:schema52,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema52,data};
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
if(!(validate147(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate147.errors : join(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema52.properties.type.type,parentSchema:schema52.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("scene" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "scene"},schema:"scene",parentSchema:schema52.properties.type,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema52.properties.name,data:data2};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema52.properties.name.type,parentSchema:schema52.properties.name,data:data2};
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
const err8 = {instancePath:instancePath+"/image_uri",schemaPath:"#/properties/image_uri/type",keyword:"type",params:{type: "string"},schema:schema52.properties.image_uri.type,parentSchema:schema52.properties.image_uri,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate149(data3, {instancePath:instancePath+"/image_uri",parentData:data,parentDataProperty:"image_uri",rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema52.properties.description.type,parentSchema:schema52.properties.description,data:data4};
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
const err10 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.voice_id.type,parentSchema:schema52.properties.voice_id,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("" !== data5){
const err11 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/const",keyword:"const",params:{allowedValue: ""},schema:"",parentSchema:schema52.properties.voice_id,data:data5};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"object","required":["id","type","name"],"additionalProperties":false,"properties":{"id":{},"type":{"type":"string","const":"tool"},"name":{"type":"string","maxLength":30},"image_uri":{"type":"string"},"description":{"type":"string"},"voice_id":{"type":"string","const":"","description":"Empty; only characters have a voice."}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema53.required,parentSchema:schema53,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema53,data};
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
if(!(validate147(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate147.errors : join(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema53.properties.type.type,parentSchema:schema53.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("tool" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool"},schema:"tool",parentSchema:schema53.properties.type,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema53.properties.name,data:data2};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema53.properties.name.type,parentSchema:schema53.properties.name,data:data2};
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
const err8 = {instancePath:instancePath+"/image_uri",schemaPath:"#/properties/image_uri/type",keyword:"type",params:{type: "string"},schema:schema53.properties.image_uri.type,parentSchema:schema53.properties.image_uri,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate149(data3, {instancePath:instancePath+"/image_uri",parentData:data,parentDataProperty:"image_uri",rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema53.properties.description.type,parentSchema:schema53.properties.description,data:data4};
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
const err10 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema53.properties.voice_id.type,parentSchema:schema53.properties.voice_id,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("" !== data5){
const err11 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/const",keyword:"const",params:{allowedValue: ""},schema:"",parentSchema:schema53.properties.voice_id,data:data5};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "character"){
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate146.errors : join(vErrors, validate146.errors);
errors = vErrors.length;
}
}
else if(tag0 === "scene"){
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate153.errors : join(vErrors, validate153.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate156.errors : join(vErrors, validate156.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema47.discriminator,parentSchema:schema47,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema47.discriminator,parentSchema:schema47,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":"string","enum":["720p","1080p"]};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "720p") || (data === "1080p"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema54.enum},schema:schema54.enum,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"string","enum":["16:9","9:16","4:3","3:4"]};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "16:9") || (data === "9:16")) || (data === "4:3")) || (data === "3:4"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema55.enum},schema:schema55.enum,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"string","pattern":"^https?://[^\\s/?#]\\S*$","x-pattern-means":"an http or https URL"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern0, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]\\S*$"},schema:"^https?://[^\\s/?#]\\S*$",parentSchema:schema56,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":"boolean"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}

const schema58 = {"type":"string","enum":["standard","high"]};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "standard") || (data === "high"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema58.enum},schema:schema58.enum,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[^!-#%-*,-\\/:;?@\\[-\\]_\\{\\}¡§«¶·»¿;·՚-՟։֊־׀׃׆׳״؉؊،؍؛؝-؟٪-٭۔܀-܍߷-߹࠰-࠾࡞।॥॰৽੶૰౷಄෴๏๚๛༄-༒༔༺-༽྅࿐-࿔࿙࿚၊-၏჻፠-፨᐀᙮᚛᚜᛫-᛭᜵᜶។-៖៘-៚᠀-᠊᥄᥅᨞᨟᪠-᪦᪨-᪭᭎᭏᭚-᭠᭽-᭿᯼-᯿᰻-᰿᱾᱿᳀-᳇᳓‐-‧‰-⁃⁅-⁑⁓-⁞⁽⁾₍₎⌈-⌋〈〉❨-❵⟅⟆⟦-⟯⦃-⦘⧘-⧛⧼⧽⳹-⳼⳾⳿⵰⸀-⸮⸰-⹏⹒-⹝、-〃〈-】〔-〟〰〽゠・꓾꓿꘍-꘏꙳꙾꛲-꛷꡴-꡷꣎꣏꣸-꣺꣼꤮꤯꥟꧁-꧍꧞꧟꩜-꩟꫞꫟꫰꫱꯫﴾﴿︐-︙︰-﹒﹔-﹡﹣﹨﹪﹫！-＃％-＊，-／：；？＠［-］＿｛｝｟-･]*$", "u");

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.script_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "script_name"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.script_content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "script_content"},schema:schema46.required,parentSchema:schema46,data};
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
if(!(func23.call(schema46.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data};
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
const err3 = {instancePath:instancePath+"/script_name",schemaPath:"#/properties/script_name/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema46.properties.script_name,data:data0};
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
const err4 = {instancePath:instancePath+"/script_name",schemaPath:"#/properties/script_name/type",keyword:"type",params:{type: "string"},schema:schema46.properties.script_name.type,parentSchema:schema46.properties.script_name,data:data0};
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
const err5 = {instancePath:instancePath+"/script_content",schemaPath:"#/properties/script_content/type",keyword:"type",params:{type: "string"},schema:schema46.properties.script_content.type,parentSchema:schema46.properties.script_content,data:data1};
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
const err6 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/maxItems",keyword:"maxItems",params:{limit: 14},schema:14,parentSchema:schema46.properties.assets,data:data2};
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
if(!(validate145(data2[i0], {instancePath:instancePath+"/assets/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate145.errors : join(vErrors, validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: "array"},schema:schema46.properties.assets.type,parentSchema:schema46.properties.assets,data:data2};
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
if(!(validate163(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate165(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate165.errors : join(vErrors, validate165.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data6 = data.style;
if(typeof data6 === "string"){
if(!matches(pattern5, data6)){
const err8 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/pattern",keyword:"pattern",params:{pattern: "^[^!-#%-*,-\\/:;?@\\[-\\]_\\{\\}¡§«¶·»¿;·՚-՟։֊־׀׃׆׳״؉؊،؍؛؝-؟٪-٭۔܀-܍߷-߹࠰-࠾࡞।॥॰৽੶૰౷಄෴๏๚๛༄-༒༔༺-༽྅࿐-࿔࿙࿚၊-၏჻፠-፨᐀᙮᚛᚜᛫-᛭᜵᜶។-៖៘-៚᠀-᠊᥄᥅᨞᨟᪠-᪦᪨-᪭᭎᭏᭚-᭠᭽-᭿᯼-᯿᰻-᰿᱾᱿᳀-᳇᳓‐-‧‰-⁃⁅-⁑⁓-⁞⁽⁾₍₎⌈-⌋〈〉❨-❵⟅⟆⟦-⟯⦃-⦘⧘-⧛⧼⧽⳹-⳼⳾⳿⵰⸀-⸮⸰-⹏⹒-⹝、-〃〈-】〔-〟〰〽゠・꓾꓿꘍-꘏꙳꙾꛲-꛷꡴-꡷꣎꣏꣸-꣺꣼꤮꤯꥟꧁-꧍꧞꧟꩜-꩟꫞꫟꫰꫱꯫﴾﴿︐-︙︰-﹒﹔-﹡﹣﹨﹪﹫！-＃％-＊，-／：；？＠［-］＿｛｝｟-･]*$"},schema:"^[^!-#%-*,-\\/:;?@\\[-\\]_\\{\\}¡§«¶·»¿;·՚-՟։֊־׀׃׆׳״؉؊،؍؛؝-؟٪-٭۔܀-܍߷-߹࠰-࠾࡞।॥॰৽੶૰౷಄෴๏๚๛༄-༒༔༺-༽྅࿐-࿔࿙࿚၊-၏჻፠-፨᐀᙮᚛᚜᛫-᛭᜵᜶។-៖៘-៚᠀-᠊᥄᥅᨞᨟᪠-᪦᪨-᪭᭎᭏᭚-᭠᭽-᭿᯼-᯿᰻-᰿᱾᱿᳀-᳇᳓‐-‧‰-⁃⁅-⁑⁓-⁞⁽⁾₍₎⌈-⌋〈〉❨-❵⟅⟆⟦-⟯⦃-⦘⧘-⧛⧼⧽⳹-⳼⳾⳿⵰⸀-⸮⸰-⹏⹒-⹝、-〃〈-】〔-〟〰〽゠・꓾꓿꘍-꘏꙳꙾꛲-꛷꡴-꡷꣎꣏꣸-꣺꣼꤮꤯꥟꧁-꧍꧞꧟꩜-꩟꫞꫟꫰꫱꯫﴾﴿︐-︙︰-﹒﹔-﹡﹣﹨﹪﹫！-＃％-＊，-／：；？＠［-］＿｛｝｟-･]*$",parentSchema:schema46.properties.style,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data6.length <= 30 || (data6.length <= 60 && func2(data6) <= 30))){
const err9 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema46.properties.style,data:data6};
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
const err10 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema46.properties.style.type,parentSchema:schema46.properties.style,data:data6};
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
const err11 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema46.properties.language.type,parentSchema:schema46.properties.language,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data7 === "zh") || (data7 === "en"))){
const err12 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema46.properties.language.enum},schema:schema46.properties.language.enum,parentSchema:schema46.properties.language,data:data7};
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
const err13 = {instancePath:instancePath+"/tts_speed",schemaPath:"#/properties/tts_speed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.5},schema:1.5,parentSchema:schema46.properties.tts_speed,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/tts_speed",schemaPath:"#/properties/tts_speed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema46.properties.tts_speed,data:data8};
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
const err15 = {instancePath:instancePath+"/tts_speed",schemaPath:"#/properties/tts_speed/type",keyword:"type",params:{type: "number"},schema:schema46.properties.tts_speed.type,parentSchema:schema46.properties.tts_speed,data:data8};
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
const err16 = {instancePath:instancePath+"/enable_lipsync",schemaPath:"#/properties/enable_lipsync/type",keyword:"type",params:{type: "boolean"},schema:schema46.properties.enable_lipsync.type,parentSchema:schema46.properties.enable_lipsync,data:data9};
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
const err17 = {instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: "string"},schema:schema46.properties.callback_url.type,parentSchema:schema46.properties.callback_url,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(validate96(data10, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.comic_bgm !== undefined){
let data11 = data.comic_bgm;
if(typeof data11 !== "string"){
const err18 = {instancePath:instancePath+"/comic_bgm",schemaPath:"#/properties/comic_bgm/type",keyword:"type",params:{type: "string"},schema:schema46.properties.comic_bgm.type,parentSchema:schema46.properties.comic_bgm,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(validate168(data11, {instancePath:instancePath+"/comic_bgm",parentData:data,parentDataProperty:"comic_bgm",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
if(!(validate170(data.add_subtitle, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate170.errors : join(vErrors, validate170.errors);
errors = vErrors.length;
}
}
if(data.subtitle_type !== undefined){
let data13 = data.subtitle_type;
if(typeof data13 !== "string"){
const err19 = {instancePath:instancePath+"/subtitle_type",schemaPath:"#/properties/subtitle_type/type",keyword:"type",params:{type: "string"},schema:schema46.properties.subtitle_type.type,parentSchema:schema46.properties.subtitle_type,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data13 === "source_han_serif") || (data13 === "source_han_sans"))){
const err20 = {instancePath:instancePath+"/subtitle_type",schemaPath:"#/properties/subtitle_type/enum",keyword:"enum",params:{allowedValues: schema46.properties.subtitle_type.enum},schema:schema46.properties.subtitle_type.enum,parentSchema:schema46.properties.subtitle_type,data:data13};
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
if(!(validate172(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData}))){
vErrors = vErrors === null ? validate172.errors : join(vErrors, validate172.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

export const ExplainComicResponse = validate174;
const schema59 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1}}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema59.required,parentSchema:schema59,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema59.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema59.properties.id.type,parentSchema:schema59.properties.id,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickComposeRequest = validate175;
const schema60 = {"type":"object","additionalProperties":true};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate175.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickComposeResponse = validate176;
const schema61 = {};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate176.errors = null;
return true;
}

export const GeneralOneClickDetail = validate177;
const schema62 = {};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate177.errors = null;
return true;
}

export const GeneralOneClickEditRequest = validate178;
const schema63 = {"type":"object","additionalProperties":true};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickEditResponse = validate179;
const schema64 = {};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate179.errors = null;
return true;
}

export const GeneralOneClickRequest = validate180;
const schema65 = {"type":"object","additionalProperties":true};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

export const GeneralOneClickResponse = validate181;
const schema66 = {};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate181.errors = null;
return true;
}

export const Img2VideoRequest = validate182;
const schema67 = {"type":"object","oneOf":[{},{},{},{},{},{}],"discriminator":{"propertyName":"model"},"tags":["genq1-classic","gen1.5","gen2.0","genq3-turbo","genq3-pro","genq3-pro-fast"]};
const schema68 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1-classic"},"images":{},"prompt":{"type":"string","maxLength":2000},"audio":{"type":"boolean"},"voice_id":{"type":"string"},"is_rec":{},"duration":{},"seed":{},"resolution":{},"movement_amplitude":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}}};
const schema69 = {"type":"array","items":{},"minItems":1,"maxItems":1};
const schema70 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of a png, jpeg, jpg or webp image","examples":["https://example.com/start.png"]};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern2, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:image/(?:png|jpeg|jpg|webp);base64,[A-Za-z0-9+/])",parentSchema:schema70,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},schema:1,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema69,data};
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
if(!(validate185(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"boolean"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate189.errors = vErrors;
return errors === 0;
}

const schema72 = {"type":"boolean"};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate192.errors = vErrors;
return errors === 0;
}

const schema73 = {"type":"integer","enum":[5]};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data === 5)){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema73.enum},schema:schema73.enum,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}

const schema74 = {"type":"integer","examples":[42]};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}

const schema75 = {"type":"string","pattern":"^[1-9][0-9]*[pK]$","x-pattern-means":"a number followed by p or K, such as 720p"};
const pattern8 = new RegExp("^[1-9][0-9]*[pK]$", "u");

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern8, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*[pK]$"},schema:"^[1-9][0-9]*[pK]$",parentSchema:schema75,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}

const schema76 = {"type":"string","enum":["auto","small","medium","large"]};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "auto") || (data === "small")) || (data === "medium")) || (data === "large"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema76.enum},schema:schema76.enum,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":"boolean"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}

const schema78 = {"type":"boolean"};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":"integer","enum":[1,2,3,4]};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === 1) || (data === 2)) || (data === 3)) || (data === 4))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema79.enum},schema:schema79.enum,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}

const schema80 = {"type":"string","pattern":"^https?://[^\\s/?#]\\S*$","x-pattern-means":"an http or https URL","examples":["https://example.com/logo.png"]};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern0, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]\\S*$"},schema:"^https?://[^\\s/?#]\\S*$",parentSchema:schema80,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}

const schema81 = {"type":"string","contentMediaType":"application/json","contentSchema":{"properties":{"Label":{},"ContentProducer":{},"ContentPropagator":{},"ProduceID":{},"PropagateID":{},"ReservedCode1":{},"ReservedCode2":{}}},"examples":["{\"Label\":\"demo\",\"ProduceID\":\"42\"}"]};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema68.required,parentSchema:schema68,data};
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
if(!(func23.call(schema68.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema68,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema68.properties.model.type,parentSchema:schema68.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1-classic" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1-classic"},schema:"genq1-classic",parentSchema:schema68.properties.model,data:data0};
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
if(!(validate184(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate184.errors : join(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema68.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema68.properties.prompt.type,parentSchema:schema68.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema68.properties.audio.type,parentSchema:schema68.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate189(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.voice_id !== undefined){
let data4 = data.voice_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema68.properties.voice_id.type,parentSchema:schema68.properties.voice_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate151(data4, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate151.errors : join(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate192(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate192.errors : join(vErrors, validate192.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate194(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate194.errors : join(vErrors, validate194.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate200(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

const schema82 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"gen1.5"},"images":{},"prompt":{"type":"string","maxLength":2000},"audio":{"type":"boolean"},"voice_id":{"type":"string"},"is_rec":{},"duration":{},"seed":{},"resolution":{},"movement_amplitude":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}}};
const schema83 = {"type":"integer","minimum":1};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate220.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func23.call(schema82.properties, key0))){
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
if("gen1.5" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "gen1.5"},schema:"gen1.5",parentSchema:schema82.properties.model,data:data0};
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
if(!(validate184(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate184.errors : join(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema82.properties.prompt,data:data2};
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
if(!(validate189(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.voice_id !== undefined){
let data4 = data.voice_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema82.properties.voice_id.type,parentSchema:schema82.properties.voice_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate151(data4, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate151.errors : join(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate192(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate192.errors : join(vErrors, validate192.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate220(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate220.errors : join(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate200(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}

const schema84 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"gen2.0"},"images":{},"prompt":{"type":"string","maxLength":2000},"audio":{"type":"boolean"},"voice_id":{"type":"string"},"is_rec":{},"duration":{"type":"integer","examples":[4]},"seed":{},"resolution":{},"movement_amplitude":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}}};
const schema85 = {"type":"string","enum":["360p","720p"]};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "360p") || (data === "720p"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema85.enum},schema:schema85.enum,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate240.errors = vErrors;
return errors === 0;
}


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema84.required,parentSchema:schema84,data};
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
if(!(func23.call(schema84.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema84,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema84.properties.model.type,parentSchema:schema84.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("gen2.0" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "gen2.0"},schema:"gen2.0",parentSchema:schema84.properties.model,data:data0};
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
if(!(validate184(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate184.errors : join(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema84.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema84.properties.prompt.type,parentSchema:schema84.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema84.properties.audio.type,parentSchema:schema84.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate189(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.voice_id !== undefined){
let data4 = data.voice_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.voice_id.type,parentSchema:schema84.properties.voice_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate151(data4, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate151.errors : join(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate192(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate192.errors : join(vErrors, validate192.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.duration.type,parentSchema:schema84.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate220(data6, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate220.errors : join(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate240(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate240.errors : join(vErrors, validate240.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate200(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}

const schema86 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-turbo"},"images":{},"prompt":{"type":"string","maxLength":20000},"audio":{"type":"boolean"},"is_rec":{},"duration":{"type":"integer","minimum":1,"maximum":16},"seed":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{}},"selector":"model","others":{"voice_id":["genq1-classic","gen1.5","gen2.0"],"movement_amplitude":["genq1-classic","gen1.5","gen2.0"],"watermark":["genq1-classic","gen1.5","gen2.0"],"wm_position":["genq1-classic","gen1.5","gen2.0"],"wm_url":["genq1-classic","gen1.5","gen2.0"],"meta_data":["genq1-classic","gen1.5","gen2.0"]}};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema86.required,parentSchema:schema86,data};
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
if(!(func23.call(schema86.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema86,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema86.properties.model.type,parentSchema:schema86.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-turbo" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-turbo"},schema:"genq3-turbo",parentSchema:schema86.properties.model,data:data0};
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
if(!(validate184(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate184.errors : join(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema86.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema86.properties.prompt.type,parentSchema:schema86.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema86.properties.audio.type,parentSchema:schema86.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate189(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate192(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate192.errors : join(vErrors, validate192.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data5 = data.duration;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema86.properties.duration.type,parentSchema:schema86.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate133(data5, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 16 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16},schema:16,parentSchema:schema86.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema86.properties.duration,data:data5};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate250.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-pro"},"images":{},"prompt":{"type":"string","maxLength":20000},"audio":{"type":"boolean"},"is_rec":{},"duration":{},"seed":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{}},"selector":"model","others":{"voice_id":["genq1-classic","gen1.5","gen2.0"],"movement_amplitude":["genq1-classic","gen1.5","gen2.0"],"watermark":["genq1-classic","gen1.5","gen2.0"],"wm_position":["genq1-classic","gen1.5","gen2.0"],"wm_url":["genq1-classic","gen1.5","gen2.0"],"meta_data":["genq1-classic","gen1.5","gen2.0"]}};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema87.required,parentSchema:schema87,data};
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
if(!(func23.call(schema87.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema87,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema87.properties.model.type,parentSchema:schema87.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-pro" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-pro"},schema:"genq3-pro",parentSchema:schema87.properties.model,data:data0};
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
if(!(validate184(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate184.errors : join(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema87.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema87.properties.prompt.type,parentSchema:schema87.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema87.properties.audio.type,parentSchema:schema87.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate189(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate192(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate192.errors : join(vErrors, validate192.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate220(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate220.errors : join(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate261.errors = vErrors;
return errors === 0;
}

const schema88 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-pro-fast"},"images":{},"prompt":{"type":"string","maxLength":20000},"audio":{"type":"boolean"},"is_rec":{},"duration":{"type":"integer","minimum":1,"maximum":16},"seed":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{}},"selector":"model","others":{"voice_id":["genq1-classic","gen1.5","gen2.0"],"movement_amplitude":["genq1-classic","gen1.5","gen2.0"],"watermark":["genq1-classic","gen1.5","gen2.0"],"wm_position":["genq1-classic","gen1.5","gen2.0"],"wm_url":["genq1-classic","gen1.5","gen2.0"],"meta_data":["genq1-classic","gen1.5","gen2.0"]}};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema88.required,parentSchema:schema88,data};
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
if(!(func23.call(schema88.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema88,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema88.properties.model.type,parentSchema:schema88.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-pro-fast" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-pro-fast"},schema:"genq3-pro-fast",parentSchema:schema88.properties.model,data:data0};
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
if(!(validate184(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate184.errors : join(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema88.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema88.properties.prompt.type,parentSchema:schema88.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema88.properties.audio.type,parentSchema:schema88.properties.audio,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate189(data3, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.is_rec !== undefined){
if(!(validate192(data.is_rec, {instancePath:instancePath+"/is_rec",parentData:data,parentDataProperty:"is_rec",rootData}))){
vErrors = vErrors === null ? validate192.errors : join(vErrors, validate192.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data5 = data.duration;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.duration.type,parentSchema:schema88.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate133(data5, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 16 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16},schema:16,parentSchema:schema88.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema88.properties.duration,data:data5};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate272.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1-classic"){
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate183.errors : join(vErrors, validate183.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gen1.5"){
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate214.errors : join(vErrors, validate214.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gen2.0"){
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate232.errors : join(vErrors, validate232.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-turbo"){
if(!(validate250(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate250.errors : join(vErrors, validate250.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-pro"){
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate261.errors : join(vErrors, validate261.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-pro-fast"){
if(!(validate272(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate272.errors : join(vErrors, validate272.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema67.discriminator,parentSchema:schema67,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema67.discriminator,parentSchema:schema67,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

export const Img2VideoResponse = validate289;
const schema89 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}},"additionalProperties":true},"else":{"required":["id"],"properties":{"id":{}},"additionalProperties":true},"properties":{"task_id":{},"id":{},"state":{},"err_code":{},"model":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"duration":{"type":"integer"},"seed":{"type":"integer"},"resolution":{"type":"string"},"audio":{"type":"boolean"},"movement_amplitude":{"type":"string"},"payload":{"type":"string"},"off_peak":{"type":"boolean"},"watermark":{"type":"boolean"},"credits":{},"created_at":{}}};
const schema90 = {"type":"string","format":"date-time","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+(?:Z|[+-]00:00)$","x-pattern-means":"a time in UTC with fractions of a second, such as 2026-01-31T12:00:00.000Z","examples":["2026-01-31T12:00:00.123Z"]};
const pattern10 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+(?:Z|[+-]00:00)$", "u");

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern10, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+(?:Z|[+-]00:00)$"},schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+(?:Z|[+-]00:00)$",parentSchema:schema90,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate295.errors = vErrors;
return errors === 0;
}


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema89.else.required,parentSchema:schema89.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema89.if,parentSchema:schema89,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate139(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema89.properties.model.type,parentSchema:schema89.properties.model,data:data4};
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
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema89.properties.images.items.type,parentSchema:schema89.properties.images.items,data:data6};
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
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema89.properties.images.type,parentSchema:schema89.properties.images,data:data5};
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
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema89.properties.prompt.type,parentSchema:schema89.properties.prompt,data:data7};
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
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema89.properties.duration.type,parentSchema:schema89.properties.duration,data:data8};
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
const err9 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema89.properties.seed.type,parentSchema:schema89.properties.seed,data:data9};
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
const err10 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema89.properties.resolution.type,parentSchema:schema89.properties.resolution,data:data10};
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
const err11 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema89.properties.audio.type,parentSchema:schema89.properties.audio,data:data11};
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
const err12 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema89.properties.movement_amplitude.type,parentSchema:schema89.properties.movement_amplitude,data:data12};
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
const err13 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema89.properties.payload.type,parentSchema:schema89.properties.payload,data:data13};
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
const err14 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema89.properties.off_peak.type,parentSchema:schema89.properties.off_peak,data:data14};
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
const err15 = {instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: "boolean"},schema:schema89.properties.watermark.type,parentSchema:schema89.properties.watermark,data:data15};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate295(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate295.errors : join(vErrors, validate295.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate289.errors = vErrors;
return errors === 0;
}

export const MvRequest = validate297;
const schema91 = {"type":"object","required":["images","audio_url"],"additionalProperties":false,"properties":{"images":{"type":"array","items":{},"minItems":1,"maxItems":7},"audio_url":{},"lip_sync":{"type":"boolean"},"lip_ref_url":{"type":"string"},"style":{"type":"string"},"quality":{"type":"string"},"prompt":{"type":"string","maxLength":3000},"aspect_ratio":{},"resolution":{},"add_subtitle":{},"subtitle_color":{},"language":{"type":"string","enum":["auto","en","zh"]},"srt_url":{"type":"string"},"callback_url":{}},"not":{"type":"object","required":["lip_sync","resolution"],"properties":{"lip_sync":{"type":"boolean","const":true},"resolution":{"type":"string","const":"540p"}}}};
const schema92 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg|wav|wave|vnd\\.wave|x-wav|aac|m4a|x-m4a|mp4);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of mp3, wav, aac or m4a audio","examples":["https://example.com/song.mp3"]};
const pattern11 = new RegExp("^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg|wav|wave|vnd\\.wave|x-wav|aac|m4a|x-m4a|mp4);base64,[A-Za-z0-9+/])", "u");

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern11, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg|wav|wave|vnd\\.wave|x-wav|aac|m4a|x-m4a|mp4);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg|wav|wave|vnd\\.wave|x-wav|aac|m4a|x-m4a|mp4);base64,[A-Za-z0-9+/])",parentSchema:schema92,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}

const schema93 = {"type":"string","enum":["16:9","9:16","3:4","4:3","1:1"]};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "16:9") || (data === "9:16")) || (data === "3:4")) || (data === "4:3")) || (data === "1:1"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema93.enum},schema:schema93.enum,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}

const schema94 = {"type":"string","enum":["540p","720p","1080p"]};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((data === "540p") || (data === "720p")) || (data === "1080p"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema94.enum},schema:schema94.enum,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}

const schema95 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","x-pattern-means":"a color in HEX, such as #FFFFFF"};
const pattern12 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern12, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema95,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate309.errors = vErrors;
return errors === 0;
}


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err6 = {instancePath,schemaPath:"#/not",keyword:"not",params:{},schema:schema91.not,parentSchema:schema91,data};
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
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.audio_url === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema91.required,parentSchema:schema91,data};
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
if(!(func23.call(schema91.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema91,data};
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
const err10 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema91.properties.images,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema91.properties.images,data:data2};
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
if(!(validate185(data2[i0], {instancePath:instancePath+"/images/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema91.properties.images.type,parentSchema:schema91.properties.images,data:data2};
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
if(!(validate299(data.audio_url, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate299.errors : join(vErrors, validate299.errors);
errors = vErrors.length;
}
}
if(data.lip_sync !== undefined){
let data5 = data.lip_sync;
if(typeof data5 !== "boolean"){
const err13 = {instancePath:instancePath+"/lip_sync",schemaPath:"#/properties/lip_sync/type",keyword:"type",params:{type: "boolean"},schema:schema91.properties.lip_sync.type,parentSchema:schema91.properties.lip_sync,data:data5};
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
const err14 = {instancePath:instancePath+"/lip_ref_url",schemaPath:"#/properties/lip_ref_url/type",keyword:"type",params:{type: "string"},schema:schema91.properties.lip_ref_url.type,parentSchema:schema91.properties.lip_ref_url,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(validate168(data6, {instancePath:instancePath+"/lip_ref_url",parentData:data,parentDataProperty:"lip_ref_url",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data7 = data.style;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema91.properties.style.type,parentSchema:schema91.properties.style,data:data7};
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
const err16 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"},schema:schema91.properties.quality.type,parentSchema:schema91.properties.quality,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(validate172(data8, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData}))){
vErrors = vErrors === null ? validate172.errors : join(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data9 = data.prompt;
if(!(validate107(data9, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(!(data9.length <= 3000 || (data9.length <= 6000 && func2(data9) <= 3000))){
const err17 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema91.properties.prompt,data:data9};
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
const err18 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema91.properties.prompt.type,parentSchema:schema91.properties.prompt,data:data9};
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
if(!(validate304(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate304.errors : join(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate306(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate306.errors : join(vErrors, validate306.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
if(!(validate170(data.add_subtitle, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate170.errors : join(vErrors, validate170.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate309(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate309.errors : join(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data14 = data.language;
if(typeof data14 !== "string"){
const err19 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema91.properties.language.type,parentSchema:schema91.properties.language,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data14 === "auto") || (data14 === "en")) || (data14 === "zh"))){
const err20 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema91.properties.language.enum},schema:schema91.properties.language.enum,parentSchema:schema91.properties.language,data:data14};
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
const err21 = {instancePath:instancePath+"/srt_url",schemaPath:"#/properties/srt_url/type",keyword:"type",params:{type: "string"},schema:schema91.properties.srt_url.type,parentSchema:schema91.properties.srt_url,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(validate168(data15, {instancePath:instancePath+"/srt_url",parentData:data,parentDataProperty:"srt_url",rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate297.errors = vErrors;
return errors === 0;
}

export const MvResponse = validate313;
const schema96 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1}}};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema96.required,parentSchema:schema96,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema96.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema96.properties.id.type,parentSchema:schema96.properties.id,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate313.errors = vErrors;
return errors === 0;
}

export const PremiumMvRequest = validate314;
const schema97 = {"type":"object","oneOf":[{},{},{},{}],"discriminator":{"propertyName":"premium_mv_mode"},"tags":["sing","sing_perform","perform","dance"]};
const schema98 = {"type":"object","required":["premium_mv_mode","lip_ref_urls","audio_url"],"additionalProperties":false,"properties":{"premium_mv_mode":{"type":"string","const":"sing"},"lip_ref_urls":{},"images":{"type":"array","items":{},"maxItems":6},"audio_url":{"type":"string"},"language":{},"style":{"type":"string"},"prompt":{"type":"string","maxLength":3000},"aspect_ratio":{},"resolution":{},"add_subtitle":{"type":"boolean"},"subtitle_color":{},"callback_url":{}},"selector":"premium_mv_mode","needs":["lip_ref_urls"]};
const schema99 = {"type":"array","items":{},"minItems":1,"maxItems":2};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema99,data};
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
if(!(validate168(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate168.errors : join(vErrors, validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}

const schema100 = {"type":"string","enum":["en","zh","ja","ko","vi","th","id","ms","tl","hi","ar","fr","de","es","pt","ru","it","nl","sv","da","fi","no","el","pl","cs","hu","ro","bg","hr","sk"]};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((((((data === "en") || (data === "zh")) || (data === "ja")) || (data === "ko")) || (data === "vi")) || (data === "th")) || (data === "id")) || (data === "ms")) || (data === "tl")) || (data === "hi")) || (data === "ar")) || (data === "fr")) || (data === "de")) || (data === "es")) || (data === "pt")) || (data === "ru")) || (data === "it")) || (data === "nl")) || (data === "sv")) || (data === "da")) || (data === "fi")) || (data === "no")) || (data === "el")) || (data === "pl")) || (data === "cs")) || (data === "hu")) || (data === "ro")) || (data === "bg")) || (data === "hr")) || (data === "sk"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema100.enum},schema:schema100.enum,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate321.errors = vErrors;
return errors === 0;
}


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.premium_mv_mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "premium_mv_mode"},schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lip_ref_urls === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lip_ref_urls"},schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audio_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema98.required,parentSchema:schema98,data};
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
if(!(func23.call(schema98.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema98,data};
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
const err4 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/type",keyword:"type",params:{type: "string"},schema:schema98.properties.premium_mv_mode.type,parentSchema:schema98.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("sing" !== data0){
const err5 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/const",keyword:"const",params:{allowedValue: "sing"},schema:"sing",parentSchema:schema98.properties.premium_mv_mode,data:data0};
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
if(!(validate316(data.lip_ref_urls, {instancePath:instancePath+"/lip_ref_urls",parentData:data,parentDataProperty:"lip_ref_urls",rootData}))){
vErrors = vErrors === null ? validate316.errors : join(vErrors, validate316.errors);
errors = vErrors.length;
}
}
if(data.images !== undefined){
let data2 = data.images;
if(Array.isArray(data2)){
if(data2.length > 6){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema98.properties.images,data:data2};
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
if(!(validate130(data2[i0], {instancePath:instancePath+"/images/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema98.properties.images.type,parentSchema:schema98.properties.images,data:data2};
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
const err8 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/type",keyword:"type",params:{type: "string"},schema:schema98.properties.audio_url.type,parentSchema:schema98.properties.audio_url,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate299(data4, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate299.errors : join(vErrors, validate299.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate321(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate321.errors : join(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data6 = data.style;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema98.properties.style.type,parentSchema:schema98.properties.style,data:data6};
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
if(!(validate107(data7, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(!(data7.length <= 3000 || (data7.length <= 6000 && func2(data7) <= 3000))){
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema98.properties.prompt,data:data7};
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
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema98.properties.prompt.type,parentSchema:schema98.properties.prompt,data:data7};
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
if(!(validate304(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate304.errors : join(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate163(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
let data10 = data.add_subtitle;
if(typeof data10 !== "boolean"){
const err12 = {instancePath:instancePath+"/add_subtitle",schemaPath:"#/properties/add_subtitle/type",keyword:"type",params:{type: "boolean"},schema:schema98.properties.add_subtitle.type,parentSchema:schema98.properties.add_subtitle,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(validate170(data10, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate170.errors : join(vErrors, validate170.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate309(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate309.errors : join(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate315.errors = vErrors;
return errors === 0;
}

const schema101 = {"type":"object","required":["premium_mv_mode","lip_ref_urls","audio_url"],"additionalProperties":false,"properties":{"premium_mv_mode":{"type":"string","const":"sing_perform"},"lip_ref_urls":{},"images":{"type":"array","items":{},"maxItems":6},"audio_url":{"type":"string"},"language":{},"style":{"type":"string"},"prompt":{"type":"string","maxLength":3000},"aspect_ratio":{},"resolution":{},"add_subtitle":{"type":"boolean"},"subtitle_color":{},"callback_url":{}},"selector":"premium_mv_mode","needs":["lip_ref_urls"]};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.premium_mv_mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "premium_mv_mode"},schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lip_ref_urls === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lip_ref_urls"},schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audio_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema101.required,parentSchema:schema101,data};
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
if(!(func23.call(schema101.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema101,data};
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
const err4 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/type",keyword:"type",params:{type: "string"},schema:schema101.properties.premium_mv_mode.type,parentSchema:schema101.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("sing_perform" !== data0){
const err5 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/const",keyword:"const",params:{allowedValue: "sing_perform"},schema:"sing_perform",parentSchema:schema101.properties.premium_mv_mode,data:data0};
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
if(!(validate316(data.lip_ref_urls, {instancePath:instancePath+"/lip_ref_urls",parentData:data,parentDataProperty:"lip_ref_urls",rootData}))){
vErrors = vErrors === null ? validate316.errors : join(vErrors, validate316.errors);
errors = vErrors.length;
}
}
if(data.images !== undefined){
let data2 = data.images;
if(Array.isArray(data2)){
if(data2.length > 6){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema101.properties.images,data:data2};
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
if(!(validate130(data2[i0], {instancePath:instancePath+"/images/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema101.properties.images.type,parentSchema:schema101.properties.images,data:data2};
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
const err8 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/type",keyword:"type",params:{type: "string"},schema:schema101.properties.audio_url.type,parentSchema:schema101.properties.audio_url,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate299(data4, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate299.errors : join(vErrors, validate299.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate321(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate321.errors : join(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data6 = data.style;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema101.properties.style.type,parentSchema:schema101.properties.style,data:data6};
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
if(!(validate107(data7, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(!(data7.length <= 3000 || (data7.length <= 6000 && func2(data7) <= 3000))){
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema101.properties.prompt,data:data7};
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
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema101.properties.prompt.type,parentSchema:schema101.properties.prompt,data:data7};
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
if(!(validate304(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate304.errors : join(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate163(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
let data10 = data.add_subtitle;
if(typeof data10 !== "boolean"){
const err12 = {instancePath:instancePath+"/add_subtitle",schemaPath:"#/properties/add_subtitle/type",keyword:"type",params:{type: "boolean"},schema:schema101.properties.add_subtitle.type,parentSchema:schema101.properties.add_subtitle,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(validate170(data10, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate170.errors : join(vErrors, validate170.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate309(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate309.errors : join(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
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

const schema102 = {"type":"object","required":["premium_mv_mode","images","audio_url"],"additionalProperties":false,"properties":{"premium_mv_mode":{"type":"string","const":"perform"},"images":{"type":"array","items":{},"minItems":1,"maxItems":6},"audio_url":{"type":"string"},"language":{},"style":{"type":"string"},"prompt":{"type":"string","maxLength":3000},"aspect_ratio":{},"resolution":{},"add_subtitle":{"type":"boolean"},"subtitle_color":{},"callback_url":{}},"selector":"premium_mv_mode","needs":["images"],"others":{"lip_ref_urls":["sing","sing_perform"]}};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.premium_mv_mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "premium_mv_mode"},schema:schema102.required,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema102.required,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audio_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema102.required,parentSchema:schema102,data};
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
if(!(func23.call(schema102.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema102,data};
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
const err4 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/type",keyword:"type",params:{type: "string"},schema:schema102.properties.premium_mv_mode.type,parentSchema:schema102.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("perform" !== data0){
const err5 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/const",keyword:"const",params:{allowedValue: "perform"},schema:"perform",parentSchema:schema102.properties.premium_mv_mode,data:data0};
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
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema102.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema102.properties.images,data:data1};
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
if(!(validate130(data1[i0], {instancePath:instancePath+"/images/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema102.properties.images.type,parentSchema:schema102.properties.images,data:data1};
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
const err9 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/type",keyword:"type",params:{type: "string"},schema:schema102.properties.audio_url.type,parentSchema:schema102.properties.audio_url,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate299(data3, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate299.errors : join(vErrors, validate299.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate321(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate321.errors : join(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data5 = data.style;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema102.properties.style.type,parentSchema:schema102.properties.style,data:data5};
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
if(!(validate107(data6, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!(data6.length <= 3000 || (data6.length <= 6000 && func2(data6) <= 3000))){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema102.properties.prompt,data:data6};
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
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema102.properties.prompt.type,parentSchema:schema102.properties.prompt,data:data6};
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
if(!(validate304(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate304.errors : join(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate163(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
let data9 = data.add_subtitle;
if(typeof data9 !== "boolean"){
const err13 = {instancePath:instancePath+"/add_subtitle",schemaPath:"#/properties/add_subtitle/type",keyword:"type",params:{type: "boolean"},schema:schema102.properties.add_subtitle.type,parentSchema:schema102.properties.add_subtitle,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(validate170(data9, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate170.errors : join(vErrors, validate170.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate309(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate309.errors : join(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate340.errors = vErrors;
return errors === 0;
}

const schema103 = {"type":"object","required":["premium_mv_mode","images","audio_url"],"additionalProperties":false,"properties":{"premium_mv_mode":{"type":"string","const":"dance"},"images":{"type":"array","items":{},"minItems":1,"maxItems":6},"audio_url":{"type":"string"},"language":{},"style":{"type":"string"},"prompt":{"type":"string","maxLength":3000},"aspect_ratio":{},"resolution":{},"add_subtitle":{"type":"boolean"},"subtitle_color":{},"callback_url":{}},"selector":"premium_mv_mode","needs":["images"],"others":{"lip_ref_urls":["sing","sing_perform"]}};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.premium_mv_mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "premium_mv_mode"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audio_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"},schema:schema103.required,parentSchema:schema103,data};
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
if(!(func23.call(schema103.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema103,data};
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
const err4 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/type",keyword:"type",params:{type: "string"},schema:schema103.properties.premium_mv_mode.type,parentSchema:schema103.properties.premium_mv_mode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("dance" !== data0){
const err5 = {instancePath:instancePath+"/premium_mv_mode",schemaPath:"#/properties/premium_mv_mode/const",keyword:"const",params:{allowedValue: "dance"},schema:"dance",parentSchema:schema103.properties.premium_mv_mode,data:data0};
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
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema103.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema103.properties.images,data:data1};
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
if(!(validate130(data1[i0], {instancePath:instancePath+"/images/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema103.properties.images.type,parentSchema:schema103.properties.images,data:data1};
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
const err9 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/type",keyword:"type",params:{type: "string"},schema:schema103.properties.audio_url.type,parentSchema:schema103.properties.audio_url,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate299(data3, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate299.errors : join(vErrors, validate299.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate321(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate321.errors : join(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data5 = data.style;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},schema:schema103.properties.style.type,parentSchema:schema103.properties.style,data:data5};
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
if(!(validate107(data6, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!(data6.length <= 3000 || (data6.length <= 6000 && func2(data6) <= 3000))){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema103.properties.prompt,data:data6};
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
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema103.properties.prompt.type,parentSchema:schema103.properties.prompt,data:data6};
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
if(!(validate304(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate304.errors : join(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate163(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate163.errors : join(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.add_subtitle !== undefined){
let data9 = data.add_subtitle;
if(typeof data9 !== "boolean"){
const err13 = {instancePath:instancePath+"/add_subtitle",schemaPath:"#/properties/add_subtitle/type",keyword:"type",params:{type: "boolean"},schema:schema103.properties.add_subtitle.type,parentSchema:schema103.properties.add_subtitle,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(validate170(data9, {instancePath:instancePath+"/add_subtitle",parentData:data,parentDataProperty:"add_subtitle",rootData}))){
vErrors = vErrors === null ? validate170.errors : join(vErrors, validate170.errors);
errors = vErrors.length;
}
}
if(data.subtitle_color !== undefined){
if(!(validate309(data.subtitle_color, {instancePath:instancePath+"/subtitle_color",parentData:data,parentDataProperty:"subtitle_color",rootData}))){
vErrors = vErrors === null ? validate309.errors : join(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate350.errors = vErrors;
return errors === 0;
}


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.premium_mv_mode;
if(typeof tag0 == "string"){
if(tag0 === "sing"){
if(!(validate315(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate315.errors : join(vErrors, validate315.errors);
errors = vErrors.length;
}
}
else if(tag0 === "sing_perform"){
if(!(validate329(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate329.errors : join(vErrors, validate329.errors);
errors = vErrors.length;
}
}
else if(tag0 === "perform"){
if(!(validate340(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate340.errors : join(vErrors, validate340.errors);
errors = vErrors.length;
}
}
else if(tag0 === "dance"){
if(!(validate350(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate350.errors : join(vErrors, validate350.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "premium_mv_mode", tagValue: tag0},schema:schema97.discriminator,parentSchema:schema97,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "premium_mv_mode", tagValue: tag0},schema:schema97.discriminator,parentSchema:schema97,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}

export const PremiumMvResponse = validate364;
const schema104 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1}}};

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema104.required,parentSchema:schema104,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema104.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema104.properties.id.type,parentSchema:schema104.properties.id,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate364.errors = vErrors;
return errors === 0;
}

export const Reference2ImageRequest = validate365;
const schema105 = {"type":"object","oneOf":[{},{}],"discriminator":{"propertyName":"model"},"tags":["genq1","genq2"]};
const schema106 = {"type":"object","required":["model","images","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1"},"images":{"type":"array","minItems":1,"maxItems":7},"prompt":{"type":"string","maxLength":2000},"seed":{},"aspect_ratio":{},"resolution":{},"payload":{},"callback_url":{}},"selector":"model","needs":["images"]};
const schema107 = {"type":"array","items":{}};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate149(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate367.errors = vErrors;
return errors === 0;
}

const schema108 = {"type":"string","enum":["1080p"]};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "1080p")){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema108.enum},schema:schema108.enum,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate373.errors = vErrors;
return errors === 0;
}


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema106.required,parentSchema:schema106,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema106,data};
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema106.properties.model.type,parentSchema:schema106.properties.model,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("genq1" !== data0){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1"},schema:"genq1",parentSchema:schema106.properties.model,data:data0};
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
if(!(validate367(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate367.errors : join(vErrors, validate367.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 7){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema106.properties.images,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema106.properties.images,data:data1};
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
const err8 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema106.properties.images.type,parentSchema:schema106.properties.images,data:data1};
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
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema106.properties.prompt,data:data2};
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
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema106.properties.prompt.type,parentSchema:schema106.properties.prompt,data:data2};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate304(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate304.errors : join(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate373(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate373.errors : join(vErrors, validate373.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate366.errors = vErrors;
return errors === 0;
}

const schema109 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq2"},"images":{"type":"array","maxItems":7},"prompt":{"type":"string","maxLength":2000},"seed":{},"aspect_ratio":{},"resolution":{},"payload":{},"callback_url":{}}};
const schema110 = {"type":"string","enum":["16:9","9:16","1:1","3:4","4:3","21:9","2:3","3:2","auto"]};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((data === "16:9") || (data === "9:16")) || (data === "1:1")) || (data === "3:4")) || (data === "4:3")) || (data === "21:9")) || (data === "2:3")) || (data === "3:2")) || (data === "auto"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema110.enum},schema:schema110.enum,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate381.errors = vErrors;
return errors === 0;
}

const schema111 = {"type":"string","enum":["1080p","2K","4K"]};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "1080p") || (data === "2K")) || (data === "4K"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema111.enum},schema:schema111.enum,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate383.errors = vErrors;
return errors === 0;
}


function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema109.required,parentSchema:schema109,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema109,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema109.properties.model.type,parentSchema:schema109.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq2" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq2"},schema:"genq2",parentSchema:schema109.properties.model,data:data0};
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
if(!(validate367(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate367.errors : join(vErrors, validate367.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 7){
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema109.properties.images,data:data1};
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
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema109.properties.images.type,parentSchema:schema109.properties.images,data:data1};
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
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 2000 || (data2.length <= 4000 && func2(data2) <= 2000))){
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema109.properties.prompt,data:data2};
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
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema109.properties.prompt.type,parentSchema:schema109.properties.prompt,data:data2};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate381(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate381.errors : join(vErrors, validate381.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate383(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate383.errors : join(vErrors, validate383.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate377.errors = vErrors;
return errors === 0;
}


function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1"){
if(!(validate366(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate366.errors : join(vErrors, validate366.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq2"){
if(!(validate377(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate377.errors : join(vErrors, validate377.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema105.discriminator,parentSchema:schema105,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema105.discriminator,parentSchema:schema105,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate365.errors = vErrors;
return errors === 0;
}

export const Reference2ImageResponse = validate389;
const schema112 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}},"additionalProperties":true},"else":{"required":["id"],"properties":{"id":{}},"additionalProperties":true},"properties":{"task_id":{},"id":{},"state":{},"model":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"seed":{"type":"integer"},"aspect_ratio":{"type":"string"},"resolution":{"type":"string"},"payload":{"type":"string"},"credits":{},"created_at":{}}};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema112.else.required,parentSchema:schema112.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema112.if,parentSchema:schema112,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate139(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema112.properties.model.type,parentSchema:schema112.properties.model,data:data3};
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
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema112.properties.images.items.type,parentSchema:schema112.properties.images.items,data:data5};
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
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema112.properties.images.type,parentSchema:schema112.properties.images,data:data4};
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
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema112.properties.prompt.type,parentSchema:schema112.properties.prompt,data:data6};
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
const err8 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema112.properties.seed.type,parentSchema:schema112.properties.seed,data:data7};
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
const err9 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"},schema:schema112.properties.aspect_ratio.type,parentSchema:schema112.properties.aspect_ratio,data:data8};
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
const err10 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema112.properties.resolution.type,parentSchema:schema112.properties.resolution,data:data9};
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
const err11 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema112.properties.payload.type,parentSchema:schema112.properties.payload,data:data10};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate295(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate295.errors : join(vErrors, validate295.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate389.errors = vErrors;
return errors === 0;
}

export const Reference2VideoRequest = validate395;
const schema113 = {"type":"object","oneOf":[{},{},{},{},{},{},{},{},{}],"discriminator":{"propertyName":"model"},"tags":["genq1","genq2","genq2-pro","gen2.0","genq3","genq3-drama","genq3-ad","genq3-mix","genq3-turbo"]};
const schema114 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1"},"images":{"type":"array","minItems":1,"maxItems":7},"auto_subjects":{},"subjects":{},"prompt":{"type":"string","maxLength":5000},"bgm":{},"duration":{},"seed":{},"aspect_ratio":{},"resolution":{},"movement_amplitude":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"audio":["genq2","genq2-pro","gen2.0"],"videos":["genq2-pro"],"sounds":["genq3-drama","genq3-ad","genq3-mix"]}};
const schema115 = {"type":"boolean"};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate398.errors = vErrors;
return errors === 0;
}

const schema116 = {"oneOf":[{},{"type":"array","items":{}}]};
const schema117 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string"},"images":{"type":"array","maxItems":3},"voice_id":{},"server_id":{}}};
const schema118 = {"type":"string"};

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate404.errors = vErrors;
return errors === 0;
}


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema117.required,parentSchema:schema117,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema117,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema117.properties.name.type,parentSchema:schema117.properties.name,data:data0};
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
if(!(validate367(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate367.errors : join(vErrors, validate367.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 3){
const err3 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema117.properties.images,data:data1};
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
const err4 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema117.properties.images.type,parentSchema:schema117.properties.images,data:data1};
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
if(!(validate151(data.voice_id, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate151.errors : join(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.server_id !== undefined){
if(!(validate404(data.server_id, {instancePath:instancePath+"/server_id",parentData:data,parentDataProperty:"server_id",rootData}))){
vErrors = vErrors === null ? validate404.errors : join(vErrors, validate404.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate401.errors = vErrors;
return errors === 0;
}


function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate401.errors : join(vErrors, validate401.errors);
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
if(!(validate401(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate401.errors : join(vErrors, validate401.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema116.oneOf[1].type,parentSchema:schema116.oneOf[1],data};
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
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema116.oneOf,parentSchema:schema116,data};
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
validate400.errors = vErrors;
return errors === 0;
}

const schema119 = {"type":"string","examples":["[@hero] walks along the beach at dawn"]};

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate409.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":"boolean"};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate411.errors = vErrors;
return errors === 0;
}

const schema121 = {"type":"string","enum":["16:9","9:16","3:4","4:3","1:1","auto"]};

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "16:9") || (data === "9:16")) || (data === "3:4")) || (data === "4:3")) || (data === "1:1")) || (data === "auto"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema121.enum},schema:schema121.enum,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate415.errors = vErrors;
return errors === 0;
}


function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema114.required,parentSchema:schema114,data};
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
if(!(func23.call(schema114.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema114,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema114.properties.model.type,parentSchema:schema114.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1"},schema:"genq1",parentSchema:schema114.properties.model,data:data0};
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
if(!(validate367(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate367.errors : join(vErrors, validate367.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 7){
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema114.properties.images,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema114.properties.images,data:data1};
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
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema114.properties.images.type,parentSchema:schema114.properties.images,data:data1};
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
if(!(validate398(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate398.errors : join(vErrors, validate398.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate400(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate400.errors : join(vErrors, validate400.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate409(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate409.errors : join(vErrors, validate409.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema114.properties.prompt,data:data4};
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
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema114.properties.prompt.type,parentSchema:schema114.properties.prompt,data:data4};
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
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate194(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate194.errors : join(vErrors, validate194.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate415(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate415.errors : join(vErrors, validate415.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate200(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate396.errors = vErrors;
return errors === 0;
}

const schema122 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq2"},"images":{},"auto_subjects":{},"subjects":{},"prompt":{"type":"string","maxLength":5000},"bgm":{},"audio":{"type":"boolean"},"duration":{"type":"integer","minimum":1,"maximum":10},"seed":{},"aspect_ratio":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"movement_amplitude":["genq1","gen2.0"],"videos":["genq2-pro"],"sounds":["genq3-drama","genq3-ad","genq3-mix"]}};
const schema123 = {"type":"array","items":{}};

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= maxErrors)break;
if(!(validate149(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate149.errors : join(vErrors, validate149.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate427.errors = vErrors;
return errors === 0;
}


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema122.required,parentSchema:schema122,data};
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
if(!(func23.call(schema122.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema122,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema122.properties.model.type,parentSchema:schema122.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq2" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq2"},schema:"genq2",parentSchema:schema122.properties.model,data:data0};
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
if(!(validate427(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate427.errors : join(vErrors, validate427.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate398(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate398.errors : join(vErrors, validate398.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate400(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate400.errors : join(vErrors, validate400.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate409(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate409.errors : join(vErrors, validate409.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema122.properties.prompt,data:data4};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema122.properties.prompt.type,parentSchema:schema122.properties.prompt,data:data4};
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
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data6 = data.audio;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema122.properties.audio.type,parentSchema:schema122.properties.audio,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate189(data6, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema122.properties.duration.type,parentSchema:schema122.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate133(data7, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema122.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema122.properties.duration,data:data7};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate415(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate415.errors : join(vErrors, validate415.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate306(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate306.errors : join(vErrors, validate306.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate426.errors = vErrors;
return errors === 0;
}

const schema124 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq2-pro"},"images":{"type":"array","minItems":1,"maxItems":7},"videos":{},"auto_subjects":{},"subjects":{},"prompt":{"type":"string","maxLength":5000},"bgm":{},"audio":{"type":"boolean"},"duration":{"type":"integer","minimum":1,"maximum":10},"seed":{},"aspect_ratio":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"dependentSchemas":{"videos":{"type":"object","properties":{"images":{"type":"array","items":{},"maxItems":4}},"additionalProperties":true}},"selector":"model","others":{"movement_amplitude":["genq1","gen2.0"],"sounds":["genq3-drama","genq3-ad","genq3-mix"]}};
const schema125 = {"type":"array","items":{},"minItems":1,"maxItems":2};
const schema126 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of an mp4, avi or mov video","examples":["https://example.com/walk.mp4"]};
const pattern13 = new RegExp("^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])", "u");

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern13, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])",parentSchema:schema126,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate449.errors = vErrors;
return errors === 0;
}


function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema125,data};
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
if(!(validate449(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate449.errors : join(vErrors, validate449.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema125.type,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate448.errors = vErrors;
return errors === 0;
}

const schema127 = {"oneOf":[{},{"type":"array","items":{}}]};
const schema128 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string"},"images":{"type":"array","maxItems":3},"videos":{"type":"array","maxItems":1,"items":{}},"voice_id":{},"server_id":{}}};
const schema129 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of an mp4, avi or mov video","examples":["https://example.com/turnaround.mp4"]};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern13, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:video/(?:mp4|avi|vnd\\.avi|x-msvideo|mov|quicktime);base64,[A-Za-z0-9+/])",parentSchema:schema129,data};
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
validate456.errors = vErrors;
return errors === 0;
}


function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema128.required,parentSchema:schema128,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema128,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema128.properties.name.type,parentSchema:schema128.properties.name,data:data0};
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
if(!(validate367(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate367.errors : join(vErrors, validate367.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 3){
const err3 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema128.properties.images,data:data1};
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
const err4 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema128.properties.images.type,parentSchema:schema128.properties.images,data:data1};
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
const err5 = {instancePath:instancePath+"/videos",schemaPath:"#/properties/videos/maxItems",keyword:"maxItems",params:{limit: 1},schema:1,parentSchema:schema128.properties.videos,data:data2};
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
if(!(validate456(data2[i0], {instancePath:instancePath+"/videos/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate456.errors : join(vErrors, validate456.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/videos",schemaPath:"#/properties/videos/type",keyword:"type",params:{type: "array"},schema:schema128.properties.videos.type,parentSchema:schema128.properties.videos,data:data2};
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
if(!(validate151(data.voice_id, {instancePath:instancePath+"/voice_id",parentData:data,parentDataProperty:"voice_id",rootData}))){
vErrors = vErrors === null ? validate151.errors : join(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.server_id !== undefined){
if(!(validate404(data.server_id, {instancePath:instancePath+"/server_id",parentData:data,parentDataProperty:"server_id",rootData}))){
vErrors = vErrors === null ? validate404.errors : join(vErrors, validate404.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate454.errors = vErrors;
return errors === 0;
}


function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate454(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate454.errors : join(vErrors, validate454.errors);
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
if(!(validate454(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate454.errors : join(vErrors, validate454.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema127.oneOf[1].type,parentSchema:schema127.oneOf[1],data};
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
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema127.oneOf,parentSchema:schema127,data};
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
validate453.errors = vErrors;
return errors === 0;
}


function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func23.call(schema124.properties, key0))){
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
if("genq2-pro" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq2-pro"},schema:"genq2-pro",parentSchema:schema124.properties.model,data:data0};
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
if(!(validate367(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate367.errors : join(vErrors, validate367.errors);
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
if(data.videos !== undefined){
if(!(validate448(data.videos, {instancePath:instancePath+"/videos",parentData:data,parentDataProperty:"videos",rootData}))){
vErrors = vErrors === null ? validate448.errors : join(vErrors, validate448.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate398(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate398.errors : join(vErrors, validate398.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate453(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate453.errors : join(vErrors, validate453.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(!(validate409(data5, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate409.errors : join(vErrors, validate409.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!(data5.length <= 5000 || (data5.length <= 10000 && func2(data5) <= 5000))){
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema124.properties.prompt,data:data5};
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
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema124.properties.prompt.type,parentSchema:schema124.properties.prompt,data:data5};
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
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data7 = data.audio;
if(typeof data7 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema124.properties.audio.type,parentSchema:schema124.properties.audio,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate189(data7, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data8 = data.duration;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema124.properties.duration.type,parentSchema:schema124.properties.duration,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(validate133(data8, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema124.properties.duration,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema124.properties.duration,data:data8};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate415(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate415.errors : join(vErrors, validate415.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate306(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate306.errors : join(vErrors, validate306.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
if(data.videos !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.images !== undefined){
let data19 = data.images;
if(Array.isArray(data19)){
if(data19.length > 4){
const err14 = {instancePath:instancePath+"/images",schemaPath:"#/dependentSchemas/videos/properties/images/maxItems",keyword:"maxItems",params:{limit: 4},schema:4,parentSchema:schema124.dependentSchemas.videos.properties.images,data:data19};
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
const err15 = {instancePath:instancePath+"/images",schemaPath:"#/dependentSchemas/videos/properties/images/type",keyword:"type",params:{type: "array"},schema:schema124.dependentSchemas.videos.properties.images.type,parentSchema:schema124.dependentSchemas.videos.properties.images,data:data19};
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
const err16 = {instancePath,schemaPath:"#/dependentSchemas/videos/type",keyword:"type",params:{type: "object"},schema:schema124.dependentSchemas.videos.type,parentSchema:schema124.dependentSchemas.videos,data};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate446.errors = vErrors;
return errors === 0;
}

const schema130 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"gen2.0"},"images":{"type":"array","minItems":1,"maxItems":7},"auto_subjects":{},"subjects":{},"prompt":{"type":"string","maxLength":5000},"bgm":{},"audio":{"type":"boolean"},"duration":{},"seed":{},"aspect_ratio":{},"resolution":{},"movement_amplitude":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"videos":["genq2-pro"],"sounds":["genq3-drama","genq3-ad","genq3-mix"]}};
const schema131 = {"type":"integer","enum":[4]};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === 4)){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema131.enum},schema:schema131.enum,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate484.errors = vErrors;
return errors === 0;
}


function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema130.required,parentSchema:schema130,data};
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
if(!(func23.call(schema130.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema130,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema130.properties.model.type,parentSchema:schema130.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("gen2.0" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "gen2.0"},schema:"gen2.0",parentSchema:schema130.properties.model,data:data0};
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
if(!(validate367(data1, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate367.errors : join(vErrors, validate367.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 7){
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema130.properties.images,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema130.properties.images,data:data1};
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
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema130.properties.images.type,parentSchema:schema130.properties.images,data:data1};
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
if(!(validate398(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate398.errors : join(vErrors, validate398.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate400(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate400.errors : join(vErrors, validate400.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate409(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate409.errors : join(vErrors, validate409.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema130.properties.prompt,data:data4};
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
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema130.properties.prompt.type,parentSchema:schema130.properties.prompt,data:data4};
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
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data6 = data.audio;
if(typeof data6 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema130.properties.audio.type,parentSchema:schema130.properties.audio,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate189(data6, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!(validate484(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate484.errors : join(vErrors, validate484.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate415(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate415.errors : join(vErrors, validate415.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate240(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate240.errors : join(vErrors, validate240.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate200(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate477.errors = vErrors;
return errors === 0;
}

const schema132 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3"},"images":{},"auto_subjects":{},"subjects":{},"prompt":{"type":"string","maxLength":5000},"bgm":{},"duration":{"type":"integer","minimum":3,"maximum":16},"seed":{},"aspect_ratio":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"movement_amplitude":["genq1","gen2.0"],"audio":["genq2","genq2-pro","gen2.0"],"videos":["genq2-pro"],"sounds":["genq3-drama","genq3-ad","genq3-mix"]}};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func23.call(schema132.properties, key0))){
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
if("genq3" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3"},schema:"genq3",parentSchema:schema132.properties.model,data:data0};
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
if(!(validate427(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate427.errors : join(vErrors, validate427.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate398(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate398.errors : join(vErrors, validate398.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate400(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate400.errors : join(vErrors, validate400.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate409(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate409.errors : join(vErrors, validate409.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema132.properties.prompt,data:data4};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema132.properties.prompt.type,parentSchema:schema132.properties.prompt,data:data4};
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
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.duration.type,parentSchema:schema132.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate133(data6, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 16 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16},schema:16,parentSchema:schema132.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6 < 3 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema132.properties.duration,data:data6};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate415(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate415.errors : join(vErrors, validate415.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
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
validate497.errors = vErrors;
return errors === 0;
}

const schema133 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-drama"},"images":{},"sounds":{},"auto_subjects":{},"subjects":{},"prompt":{"type":"string","maxLength":5000},"bgm":{},"duration":{"type":"integer","minimum":2,"maximum":15},"seed":{},"aspect_ratio":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"movement_amplitude":["genq1","gen2.0"],"audio":["genq2","genq2-pro","gen2.0"],"videos":["genq2-pro"]}};
const schema134 = {"type":"array","items":{},"minItems":1,"maxItems":3};
const schema135 = {"type":"string","pattern":"^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg);base64,[A-Za-z0-9+/])","x-pattern-means":"an http or https URL, or a Base64 data URI of mp3 audio","examples":["https://example.com/rain.mp3"]};
const pattern15 = new RegExp("^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg);base64,[A-Za-z0-9+/])", "u");

function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!matches(pattern15, data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg);base64,[A-Za-z0-9+/])"},schema:"^(?:https?://[^\\s/?#]\\S*$|data:audio/(?:mp3|mpeg);base64,[A-Za-z0-9+/])",parentSchema:schema135,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema135.type,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate517.errors = vErrors;
return errors === 0;
}


function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 3){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema134,data};
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
if(!(validate517(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate517.errors : join(vErrors, validate517.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate516.errors = vErrors;
return errors === 0;
}

const schema136 = {"type":"string","enum":["16:9","9:16"]};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "16:9") || (data === "9:16"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema136.enum},schema:schema136.enum,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate526.errors = vErrors;
return errors === 0;
}


function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func23.call(schema133.properties, key0))){
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
if("genq3-drama" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-drama"},schema:"genq3-drama",parentSchema:schema133.properties.model,data:data0};
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
if(!(validate427(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate427.errors : join(vErrors, validate427.errors);
errors = vErrors.length;
}
}
if(data.sounds !== undefined){
if(!(validate516(data.sounds, {instancePath:instancePath+"/sounds",parentData:data,parentDataProperty:"sounds",rootData}))){
vErrors = vErrors === null ? validate516.errors : join(vErrors, validate516.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate398(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate398.errors : join(vErrors, validate398.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate400(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate400.errors : join(vErrors, validate400.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(!(validate409(data5, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate409.errors : join(vErrors, validate409.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!(data5.length <= 5000 || (data5.length <= 10000 && func2(data5) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema133.properties.prompt,data:data5};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema133.properties.prompt.type,parentSchema:schema133.properties.prompt,data:data5};
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
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema133.properties.duration.type,parentSchema:schema133.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate133(data7, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 15 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},schema:15,parentSchema:schema133.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7 < 2 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},schema:2,parentSchema:schema133.properties.duration,data:data7};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate526(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate526.errors : join(vErrors, validate526.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
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
validate514.errors = vErrors;
return errors === 0;
}

const schema137 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-ad"},"images":{},"sounds":{},"auto_subjects":{},"subjects":{},"prompt":{"type":"string","maxLength":5000},"bgm":{},"duration":{"type":"integer","minimum":3,"maximum":15},"seed":{},"aspect_ratio":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"movement_amplitude":["genq1","gen2.0"],"audio":["genq2","genq2-pro","gen2.0"],"videos":["genq2-pro"]}};

function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema137.required,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema137.required,parentSchema:schema137,data};
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
if(!(func23.call(schema137.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema137,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema137.properties.model.type,parentSchema:schema137.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-ad" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-ad"},schema:"genq3-ad",parentSchema:schema137.properties.model,data:data0};
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
if(!(validate427(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate427.errors : join(vErrors, validate427.errors);
errors = vErrors.length;
}
}
if(data.sounds !== undefined){
if(!(validate516(data.sounds, {instancePath:instancePath+"/sounds",parentData:data,parentDataProperty:"sounds",rootData}))){
vErrors = vErrors === null ? validate516.errors : join(vErrors, validate516.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate398(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate398.errors : join(vErrors, validate398.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate400(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate400.errors : join(vErrors, validate400.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(!(validate409(data5, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate409.errors : join(vErrors, validate409.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!(data5.length <= 5000 || (data5.length <= 10000 && func2(data5) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema137.properties.prompt,data:data5};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema137.properties.prompt.type,parentSchema:schema137.properties.prompt,data:data5};
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
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema137.properties.duration.type,parentSchema:schema137.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate133(data7, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 15 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},schema:15,parentSchema:schema137.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7 < 3 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema137.properties.duration,data:data7};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate304(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate304.errors : join(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate536.errors = vErrors;
return errors === 0;
}

const schema138 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-mix"},"images":{},"sounds":{},"auto_subjects":{},"subjects":{},"prompt":{"type":"string","maxLength":5000},"bgm":{},"duration":{"type":"integer","minimum":3,"maximum":15},"seed":{},"aspect_ratio":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"movement_amplitude":["genq1","gen2.0"],"audio":["genq2","genq2-pro","gen2.0"],"videos":["genq2-pro"]}};

function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema138.required,parentSchema:schema138,data};
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
if(!(func23.call(schema138.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema138,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema138.properties.model.type,parentSchema:schema138.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-mix" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-mix"},schema:"genq3-mix",parentSchema:schema138.properties.model,data:data0};
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
if(!(validate427(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate427.errors : join(vErrors, validate427.errors);
errors = vErrors.length;
}
}
if(data.sounds !== undefined){
if(!(validate516(data.sounds, {instancePath:instancePath+"/sounds",parentData:data,parentDataProperty:"sounds",rootData}))){
vErrors = vErrors === null ? validate516.errors : join(vErrors, validate516.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate398(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate398.errors : join(vErrors, validate398.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate400(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate400.errors : join(vErrors, validate400.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(!(validate409(data5, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate409.errors : join(vErrors, validate409.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!(data5.length <= 5000 || (data5.length <= 10000 && func2(data5) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema138.properties.prompt,data:data5};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema138.properties.prompt.type,parentSchema:schema138.properties.prompt,data:data5};
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
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema138.properties.duration.type,parentSchema:schema138.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate133(data7, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 15 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},schema:15,parentSchema:schema138.properties.duration,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7 < 3 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema138.properties.duration,data:data7};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate415(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate415.errors : join(vErrors, validate415.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate554.errors = vErrors;
return errors === 0;
}

const schema139 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-turbo"},"images":{},"auto_subjects":{},"subjects":{},"prompt":{"type":"string","maxLength":5000},"bgm":{},"duration":{"type":"integer","minimum":3,"maximum":15},"seed":{},"aspect_ratio":{},"resolution":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"movement_amplitude":["genq1","gen2.0"],"audio":["genq2","genq2-pro","gen2.0"],"videos":["genq2-pro"],"sounds":["genq3-drama","genq3-ad","genq3-mix"]}};

function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema139.required,parentSchema:schema139,data};
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
if(!(func23.call(schema139.properties, key0))){
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
if("genq3-turbo" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-turbo"},schema:"genq3-turbo",parentSchema:schema139.properties.model,data:data0};
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
if(!(validate427(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate427.errors : join(vErrors, validate427.errors);
errors = vErrors.length;
}
}
if(data.auto_subjects !== undefined){
if(!(validate398(data.auto_subjects, {instancePath:instancePath+"/auto_subjects",parentData:data,parentDataProperty:"auto_subjects",rootData}))){
vErrors = vErrors === null ? validate398.errors : join(vErrors, validate398.errors);
errors = vErrors.length;
}
}
if(data.subjects !== undefined){
if(!(validate400(data.subjects, {instancePath:instancePath+"/subjects",parentData:data,parentDataProperty:"subjects",rootData}))){
vErrors = vErrors === null ? validate400.errors : join(vErrors, validate400.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(!(validate409(data4, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate409.errors : join(vErrors, validate409.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!(data4.length <= 5000 || (data4.length <= 10000 && func2(data4) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema139.properties.prompt,data:data4};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema139.properties.prompt.type,parentSchema:schema139.properties.prompt,data:data4};
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
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema139.properties.duration.type,parentSchema:schema139.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate133(data6, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 15 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},schema:15,parentSchema:schema139.properties.duration,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6 < 3 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema139.properties.duration,data:data6};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate415(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate415.errors : join(vErrors, validate415.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate572.errors = vErrors;
return errors === 0;
}


function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1"){
if(!(validate396(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate396.errors : join(vErrors, validate396.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq2"){
if(!(validate426(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate426.errors : join(vErrors, validate426.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq2-pro"){
if(!(validate446(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate446.errors : join(vErrors, validate446.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gen2.0"){
if(!(validate477(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate477.errors : join(vErrors, validate477.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3"){
if(!(validate497(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate497.errors : join(vErrors, validate497.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-drama"){
if(!(validate514(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate514.errors : join(vErrors, validate514.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-ad"){
if(!(validate536(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate536.errors : join(vErrors, validate536.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-mix"){
if(!(validate554(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate554.errors : join(vErrors, validate554.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-turbo"){
if(!(validate572(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate572.errors : join(vErrors, validate572.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema113.discriminator,parentSchema:schema113,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema113.discriminator,parentSchema:schema113,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate395.errors = vErrors;
return errors === 0;
}

export const Reference2VideoResponse = validate598;
const schema140 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}},"additionalProperties":true},"else":{"required":["id"],"properties":{"id":{}},"additionalProperties":true},"properties":{"task_id":{},"id":{},"state":{},"model":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"duration":{"type":"integer"},"seed":{"type":"integer"},"aspect_ratio":{"type":"string"},"resolution":{"type":"string"},"audio":{"type":"boolean"},"bgm":{"type":"boolean"},"movement_amplitude":{"type":"string"},"payload":{"type":"string"},"off_peak":{"type":"boolean"},"watermark":{"type":"boolean"},"credits":{},"created_at":{}}};

function validate598(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema140.else.required,parentSchema:schema140.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema140.if,parentSchema:schema140,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema140.required,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate139(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema140.properties.model.type,parentSchema:schema140.properties.model,data:data3};
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
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema140.properties.images.items.type,parentSchema:schema140.properties.images.items,data:data5};
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
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema140.properties.images.type,parentSchema:schema140.properties.images,data:data4};
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
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema140.properties.prompt.type,parentSchema:schema140.properties.prompt,data:data6};
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
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema140.properties.duration.type,parentSchema:schema140.properties.duration,data:data7};
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
const err9 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema140.properties.seed.type,parentSchema:schema140.properties.seed,data:data8};
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
const err10 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"},schema:schema140.properties.aspect_ratio.type,parentSchema:schema140.properties.aspect_ratio,data:data9};
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
const err11 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema140.properties.resolution.type,parentSchema:schema140.properties.resolution,data:data10};
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
const err12 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema140.properties.audio.type,parentSchema:schema140.properties.audio,data:data11};
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
const err13 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema140.properties.bgm.type,parentSchema:schema140.properties.bgm,data:data12};
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
const err14 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema140.properties.movement_amplitude.type,parentSchema:schema140.properties.movement_amplitude,data:data13};
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
const err15 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema140.properties.payload.type,parentSchema:schema140.properties.payload,data:data14};
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
const err16 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema140.properties.off_peak.type,parentSchema:schema140.properties.off_peak,data:data15};
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
const err17 = {instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: "boolean"},schema:schema140.properties.watermark.type,parentSchema:schema140.properties.watermark,data:data16};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate295(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate295.errors : join(vErrors, validate295.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate598.errors = vErrors;
return errors === 0;
}

export const SpeechRequest = validate604;
const schema141 = {"type":"object","required":["text","voice_setting_voice_id"],"additionalProperties":false,"properties":{"text":{"type":"string","maxLength":9999,"examples":["Welcome.<#1.5#>Let us begin."]},"voice_setting_voice_id":{"type":"string"},"voice_setting_speed":{"type":"number","minimum":0.5,"maximum":2},"voice_setting_volume":{"type":"integer","minimum":0,"maximum":10},"voice_setting_pitch":{"type":"integer","minimum":-12,"maximum":12},"voice_setting_emotion":{"type":"string"},"pronunciation_dict_tone":{"type":"array","items":{}},"payload":{"type":"string"}}};

function validate604(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema141.required,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.voice_setting_voice_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_setting_voice_id"},schema:schema141.required,parentSchema:schema141,data};
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
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(!(data0.length <= 9999 || (data0.length <= 19998 && func2(data0) <= 9999))){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 9999},schema:9999,parentSchema:schema141.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema141.properties.text.type,parentSchema:schema141.properties.text,data:data0};
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
const err5 = {instancePath:instancePath+"/voice_setting_voice_id",schemaPath:"#/properties/voice_setting_voice_id/type",keyword:"type",params:{type: "string"},schema:schema141.properties.voice_setting_voice_id.type,parentSchema:schema141.properties.voice_setting_voice_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate151(data1, {instancePath:instancePath+"/voice_setting_voice_id",parentData:data,parentDataProperty:"voice_setting_voice_id",rootData}))){
vErrors = vErrors === null ? validate151.errors : join(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.voice_setting_speed !== undefined){
let data2 = data.voice_setting_speed;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/voice_setting_speed",schemaPath:"#/properties/voice_setting_speed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},schema:2,parentSchema:schema141.properties.voice_setting_speed,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0.5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/voice_setting_speed",schemaPath:"#/properties/voice_setting_speed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5},schema:0.5,parentSchema:schema141.properties.voice_setting_speed,data:data2};
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
const err8 = {instancePath:instancePath+"/voice_setting_speed",schemaPath:"#/properties/voice_setting_speed/type",keyword:"type",params:{type: "number"},schema:schema141.properties.voice_setting_speed.type,parentSchema:schema141.properties.voice_setting_speed,data:data2};
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
const err9 = {instancePath:instancePath+"/voice_setting_volume",schemaPath:"#/properties/voice_setting_volume/type",keyword:"type",params:{type: "integer"},schema:schema141.properties.voice_setting_volume.type,parentSchema:schema141.properties.voice_setting_volume,data:data3};
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
const err10 = {instancePath:instancePath+"/voice_setting_volume",schemaPath:"#/properties/voice_setting_volume/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema141.properties.voice_setting_volume,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/voice_setting_volume",schemaPath:"#/properties/voice_setting_volume/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema141.properties.voice_setting_volume,data:data3};
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
const err12 = {instancePath:instancePath+"/voice_setting_pitch",schemaPath:"#/properties/voice_setting_pitch/type",keyword:"type",params:{type: "integer"},schema:schema141.properties.voice_setting_pitch.type,parentSchema:schema141.properties.voice_setting_pitch,data:data4};
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
const err13 = {instancePath:instancePath+"/voice_setting_pitch",schemaPath:"#/properties/voice_setting_pitch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},schema:12,parentSchema:schema141.properties.voice_setting_pitch,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < -12 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/voice_setting_pitch",schemaPath:"#/properties/voice_setting_pitch/minimum",keyword:"minimum",params:{comparison: ">=", limit: -12},schema:-12,parentSchema:schema141.properties.voice_setting_pitch,data:data4};
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
const err15 = {instancePath:instancePath+"/voice_setting_emotion",schemaPath:"#/properties/voice_setting_emotion/type",keyword:"type",params:{type: "string"},schema:schema141.properties.voice_setting_emotion.type,parentSchema:schema141.properties.voice_setting_emotion,data:data5};
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
const err16 = {instancePath:instancePath+"/pronunciation_dict_tone",schemaPath:"#/properties/pronunciation_dict_tone/type",keyword:"type",params:{type: "array"},schema:schema141.properties.pronunciation_dict_tone.type,parentSchema:schema141.properties.pronunciation_dict_tone,data:data6};
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
let data7 = data.payload;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema141.properties.payload.type,parentSchema:schema141.properties.payload,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(validate98(data7, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate604.errors = vErrors;
return errors === 0;
}

export const SpeechResponse = validate607;
const schema142 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}},"additionalProperties":true},"else":{"required":["id"],"properties":{"id":{}},"additionalProperties":true},"properties":{"task_id":{},"id":{},"state":{},"file_url":{},"credits":{},"payload":{"type":"string"},"created_at":{}}};
const schema143 = {"type":"string"};

function validate611(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate611.errors = vErrors;
return errors === 0;
}


function validate607(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema142.else.required,parentSchema:schema142.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema142.if,parentSchema:schema142,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate139(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
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
if(!(validate611(data.file_url, {instancePath:instancePath+"/file_url",parentData:data,parentDataProperty:"file_url",rootData}))){
vErrors = vErrors === null ? validate611.errors : join(vErrors, validate611.errors);
errors = vErrors.length;
}
}
if(data.credits !== undefined){
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data5 = data.payload;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema142.properties.payload.type,parentSchema:schema142.properties.payload,data:data5};
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
if(!(validate295(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate295.errors : join(vErrors, validate295.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate607.errors = vErrors;
return errors === 0;
}

export const StartEnd2VideoRequest = validate615;
const schema144 = {"type":"object","oneOf":[{},{},{},{},{}],"discriminator":{"propertyName":"model"},"tags":["genq1-classic","genq1","genq3-turbo","genq3-pro-fast","genq3-pro"]};
const schema145 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1-classic"},"images":{},"prompt":{"type":"string","maxLength":5000},"duration":{"type":"integer","examples":[5]},"seed":{},"resolution":{},"movement_amplitude":{},"bgm":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"audio":["genq3-turbo","genq3-pro-fast","genq3-pro"]}};
const schema146 = {"type":"array","items":{},"minItems":2,"maxItems":2};

function validate617(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 2){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema146,data};
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
if(!(validate185(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate185.errors : join(vErrors, validate185.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate617.errors = vErrors;
return errors === 0;
}


function validate616(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema145.required,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema145.required,parentSchema:schema145,data};
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
if(!(func23.call(schema145.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema145,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema145.properties.model.type,parentSchema:schema145.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1-classic" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1-classic"},schema:"genq1-classic",parentSchema:schema145.properties.model,data:data0};
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
if(!(validate617(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate617.errors : join(vErrors, validate617.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 5000 || (data2.length <= 10000 && func2(data2) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema145.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema145.properties.prompt.type,parentSchema:schema145.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema145.properties.duration.type,parentSchema:schema145.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate220(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate220.errors : join(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate200(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate616.errors = vErrors;
return errors === 0;
}

const schema147 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1"},"images":{},"prompt":{"type":"string","maxLength":5000},"duration":{"type":"integer","examples":[5]},"seed":{},"resolution":{},"movement_amplitude":{},"bgm":{},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}},"selector":"model","others":{"audio":["genq3-turbo","genq3-pro-fast","genq3-pro"]}};

function validate633(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema147.required,parentSchema:schema147,data};
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
if(!(func23.call(schema147.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema147,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema147.properties.model.type,parentSchema:schema147.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1"},schema:"genq1",parentSchema:schema147.properties.model,data:data0};
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
if(!(validate617(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate617.errors : join(vErrors, validate617.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 5000 || (data2.length <= 10000 && func2(data2) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema147.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema147.properties.prompt.type,parentSchema:schema147.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema147.properties.duration.type,parentSchema:schema147.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate220(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate220.errors : join(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
if(!(validate200(data.movement_amplitude, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
if(!(validate411(data.bgm, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate208(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate208.errors : join(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate633.errors = vErrors;
return errors === 0;
}

const schema148 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-turbo"},"images":{},"prompt":{"type":"string","maxLength":20000},"duration":{"type":"integer","examples":[5]},"seed":{},"resolution":{},"movement_amplitude":{"type":"string"},"bgm":{"type":"boolean"},"audio":{"type":"boolean"},"payload":{},"off_peak":{},"callback_url":{}},"selector":"model","others":{"watermark":["genq1-classic","genq1"],"wm_position":["genq1-classic","genq1"],"wm_url":["genq1-classic","genq1"],"meta_data":["genq1-classic","genq1"]}};

function validate648(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema148.required,parentSchema:schema148,data};
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
if(!(func23.call(schema148.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema148,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema148.properties.model.type,parentSchema:schema148.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-turbo" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-turbo"},schema:"genq3-turbo",parentSchema:schema148.properties.model,data:data0};
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
if(!(validate617(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate617.errors : join(vErrors, validate617.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema148.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema148.properties.prompt.type,parentSchema:schema148.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema148.properties.duration.type,parentSchema:schema148.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate220(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate220.errors : join(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
let data6 = data.movement_amplitude;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema148.properties.movement_amplitude.type,parentSchema:schema148.properties.movement_amplitude,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate200(data6, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
let data7 = data.bgm;
if(typeof data7 !== "boolean"){
const err9 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema148.properties.bgm.type,parentSchema:schema148.properties.bgm,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate411(data7, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data8 = data.audio;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema148.properties.audio.type,parentSchema:schema148.properties.audio,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate189(data8, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate648.errors = vErrors;
return errors === 0;
}

const schema149 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-pro-fast"},"images":{},"prompt":{"type":"string","maxLength":20000},"duration":{"type":"integer","examples":[5]},"seed":{},"resolution":{},"movement_amplitude":{"type":"string"},"bgm":{"type":"boolean"},"audio":{"type":"boolean"},"payload":{},"off_peak":{},"callback_url":{}},"selector":"model","others":{"watermark":["genq1-classic","genq1"],"wm_position":["genq1-classic","genq1"],"wm_url":["genq1-classic","genq1"],"meta_data":["genq1-classic","genq1"]}};

function validate660(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema149.required,parentSchema:schema149,data};
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
if(!(func23.call(schema149.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema149,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema149.properties.model.type,parentSchema:schema149.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-pro-fast" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-pro-fast"},schema:"genq3-pro-fast",parentSchema:schema149.properties.model,data:data0};
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
if(!(validate617(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate617.errors : join(vErrors, validate617.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema149.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema149.properties.prompt.type,parentSchema:schema149.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema149.properties.duration.type,parentSchema:schema149.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate220(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate220.errors : join(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
let data6 = data.movement_amplitude;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema149.properties.movement_amplitude.type,parentSchema:schema149.properties.movement_amplitude,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate200(data6, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
let data7 = data.bgm;
if(typeof data7 !== "boolean"){
const err9 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema149.properties.bgm.type,parentSchema:schema149.properties.bgm,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate411(data7, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data8 = data.audio;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema149.properties.audio.type,parentSchema:schema149.properties.audio,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate189(data8, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate660.errors = vErrors;
return errors === 0;
}

const schema150 = {"type":"object","required":["model","images"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq3-pro"},"images":{},"prompt":{"type":"string","maxLength":20000},"duration":{"type":"integer","examples":[5]},"seed":{},"resolution":{},"movement_amplitude":{"type":"string"},"bgm":{"type":"boolean"},"audio":{"type":"boolean"},"payload":{},"off_peak":{},"callback_url":{}},"selector":"model","others":{"watermark":["genq1-classic","genq1"],"wm_position":["genq1-classic","genq1"],"wm_url":["genq1-classic","genq1"],"meta_data":["genq1-classic","genq1"]}};

function validate672(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema150.required,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema150.required,parentSchema:schema150,data};
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
if(!(func23.call(schema150.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema150,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema150.properties.model.type,parentSchema:schema150.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq3-pro" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq3-pro"},schema:"genq3-pro",parentSchema:schema150.properties.model,data:data0};
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
if(!(validate617(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData}))){
vErrors = vErrors === null ? validate617.errors : join(vErrors, validate617.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(!(validate107(data2, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!(data2.length <= 20000 || (data2.length <= 40000 && func2(data2) <= 20000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema150.properties.prompt,data:data2};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema150.properties.prompt.type,parentSchema:schema150.properties.prompt,data:data2};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema150.properties.duration.type,parentSchema:schema150.properties.duration,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate220(data3, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate220.errors : join(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.movement_amplitude !== undefined){
let data6 = data.movement_amplitude;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema150.properties.movement_amplitude.type,parentSchema:schema150.properties.movement_amplitude,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate200(data6, {instancePath:instancePath+"/movement_amplitude",parentData:data,parentDataProperty:"movement_amplitude",rootData}))){
vErrors = vErrors === null ? validate200.errors : join(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.bgm !== undefined){
let data7 = data.bgm;
if(typeof data7 !== "boolean"){
const err9 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema150.properties.bgm.type,parentSchema:schema150.properties.bgm,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(validate411(data7, {instancePath:instancePath+"/bgm",parentData:data,parentDataProperty:"bgm",rootData}))){
vErrors = vErrors === null ? validate411.errors : join(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data8 = data.audio;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema150.properties.audio.type,parentSchema:schema150.properties.audio,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate189(data8, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema150.type,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate672.errors = vErrors;
return errors === 0;
}


function validate615(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1-classic"){
if(!(validate616(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate616.errors : join(vErrors, validate616.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq1"){
if(!(validate633(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate633.errors : join(vErrors, validate633.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-turbo"){
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : join(vErrors, validate648.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-pro-fast"){
if(!(validate660(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate660.errors : join(vErrors, validate660.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq3-pro"){
if(!(validate672(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate672.errors : join(vErrors, validate672.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema144.discriminator,parentSchema:schema144,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema144.discriminator,parentSchema:schema144,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate615.errors = vErrors;
return errors === 0;
}

export const StartEnd2VideoResponse = validate689;
const schema151 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}},"additionalProperties":true},"else":{"required":["id"],"properties":{"id":{}},"additionalProperties":true},"properties":{"task_id":{},"id":{},"state":{},"model":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"duration":{"type":"integer"},"seed":{"type":"integer"},"resolution":{"type":"string"},"audio":{"type":"boolean"},"bgm":{"type":"boolean"},"movement_amplitude":{"type":"string"},"payload":{"type":"string"},"off_peak":{"type":"boolean"},"watermark":{"type":"boolean"},"credits":{},"created_at":{}}};

function validate689(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema151.else.required,parentSchema:schema151.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema151.if,parentSchema:schema151,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate139(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema151.properties.model.type,parentSchema:schema151.properties.model,data:data3};
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
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema151.properties.images.items.type,parentSchema:schema151.properties.images.items,data:data5};
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
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema151.properties.images.type,parentSchema:schema151.properties.images,data:data4};
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
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema151.properties.prompt.type,parentSchema:schema151.properties.prompt,data:data6};
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
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema151.properties.duration.type,parentSchema:schema151.properties.duration,data:data7};
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
const err9 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema151.properties.seed.type,parentSchema:schema151.properties.seed,data:data8};
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
const err10 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema151.properties.resolution.type,parentSchema:schema151.properties.resolution,data:data9};
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
const err11 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema151.properties.audio.type,parentSchema:schema151.properties.audio,data:data10};
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
const err12 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema151.properties.bgm.type,parentSchema:schema151.properties.bgm,data:data11};
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
const err13 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema151.properties.movement_amplitude.type,parentSchema:schema151.properties.movement_amplitude,data:data12};
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
const err14 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema151.properties.payload.type,parentSchema:schema151.properties.payload,data:data13};
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
const err15 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema151.properties.off_peak.type,parentSchema:schema151.properties.off_peak,data:data14};
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
const err16 = {instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: "boolean"},schema:schema151.properties.watermark.type,parentSchema:schema151.properties.watermark,data:data15};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate295(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate295.errors : join(vErrors, validate295.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate689.errors = vErrors;
return errors === 0;
}

export const SubjectCreateRequest = validate695;
const schema152 = {"type":"object","additionalProperties":true};

function validate695(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate695.errors = vErrors;
return errors === 0;
}

export const SubjectCreateResponse = validate696;
const schema153 = {};

function validate696(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate696.errors = null;
return true;
}

export const SubjectListResponse = validate697;
const schema154 = {};

function validate697(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate697.errors = null;
return true;
}

export const SubjectUpdateRequest = validate698;
const schema155 = {"type":"object","additionalProperties":true};

function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate698.errors = vErrors;
return errors === 0;
}

export const SubjectUpdateResponse = validate699;
const schema156 = {};

function validate699(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate699.errors = null;
return true;
}

export const Task = validate700;
const schema157 = {"type":"object","oneOf":[{},{},{},{},{}],"discriminator":{"propertyName":"state"},"tags":["created","queueing","processing","success","failed"]};
const schema158 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"created"},"err_code":{},"credits":{},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{}}};

function validate701(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema158.required,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema158.required,parentSchema:schema158,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema158.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema158.properties.id.type,parentSchema:schema158.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema158.properties.state.type,parentSchema:schema158.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("created" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "created"},schema:"created",parentSchema:schema158.properties.state,data:data1};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema158.properties.payload.type,parentSchema:schema158.properties.payload,data:data4};
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
const err7 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema158.properties.bgm.type,parentSchema:schema158.properties.bgm,data:data5};
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
const err8 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema158.properties.off_peak.type,parentSchema:schema158.properties.off_peak,data:data6};
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
if(!(validate73(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate73.errors : join(vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate701.errors = vErrors;
return errors === 0;
}

const schema159 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"queueing"},"err_code":{},"credits":{},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{}}};

function validate705(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(data0.length >= 2 || (data0.length >= 1 && func2(data0) >= 1))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema159.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.id.type,parentSchema:schema159.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema159.properties.state.type,parentSchema:schema159.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("queueing" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "queueing"},schema:"queueing",parentSchema:schema159.properties.state,data:data1};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema159.properties.payload.type,parentSchema:schema159.properties.payload,data:data4};
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
const err7 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema159.properties.bgm.type,parentSchema:schema159.properties.bgm,data:data5};
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
const err8 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema159.properties.off_peak.type,parentSchema:schema159.properties.off_peak,data:data6};
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
if(!(validate73(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate73.errors : join(vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate705.errors = vErrors;
return errors === 0;
}

const schema160 = {"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"processing"},"err_code":{},"credits":{},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{}}};

function validate709(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema160.required,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema160.required,parentSchema:schema160,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema160.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema160.properties.id.type,parentSchema:schema160.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema160.properties.state.type,parentSchema:schema160.properties.state,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("processing" !== data1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "processing"},schema:"processing",parentSchema:schema160.properties.state,data:data1};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema160.properties.payload.type,parentSchema:schema160.properties.payload,data:data4};
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
const err7 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema160.properties.bgm.type,parentSchema:schema160.properties.bgm,data:data5};
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
const err8 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema160.properties.off_peak.type,parentSchema:schema160.properties.off_peak,data:data6};
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
if(!(validate73(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate73.errors : join(vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate709.errors = vErrors;
return errors === 0;
}

const schema161 = {"type":"object","required":["id","state","err_code","creations"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"success"},"err_code":{"type":"string","const":"","description":"Empty on success."},"credits":{},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{},"creations":{"type":"array","items":{},"minItems":1}}};

function validate713(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.err_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "err_code"},schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.creations === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "creations"},schema:schema161.required,parentSchema:schema161,data};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema161.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema161.properties.id.type,parentSchema:schema161.properties.id,data:data0};
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
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema161.properties.state.type,parentSchema:schema161.properties.state,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("success" !== data1){
const err7 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "success"},schema:"success",parentSchema:schema161.properties.state,data:data1};
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
const err8 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/type",keyword:"type",params:{type: "string"},schema:schema161.properties.err_code.type,parentSchema:schema161.properties.err_code,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("" !== data2){
const err9 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/const",keyword:"const",params:{allowedValue: ""},schema:"",parentSchema:schema161.properties.err_code,data:data2};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema161.properties.payload.type,parentSchema:schema161.properties.payload,data:data4};
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
const err11 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema161.properties.bgm.type,parentSchema:schema161.properties.bgm,data:data5};
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
const err12 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema161.properties.off_peak.type,parentSchema:schema161.properties.off_peak,data:data6};
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
if(!(validate73(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate73.errors : join(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.creations !== undefined){
let data8 = data.creations;
if(Array.isArray(data8)){
if(data8.length < 1){
const err13 = {instancePath:instancePath+"/creations",schemaPath:"#/properties/creations/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema161.properties.creations,data:data8};
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
if(!(validate79(data8[i0], {instancePath:instancePath+"/creations/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate79.errors : join(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/creations",schemaPath:"#/properties/creations/type",keyword:"type",params:{type: "array"},schema:schema161.properties.creations.type,parentSchema:schema161.properties.creations,data:data8};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema161.type,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate713.errors = vErrors;
return errors === 0;
}

const schema162 = {"type":"object","required":["id","state","err_code"],"properties":{"id":{"type":"string","minLength":1},"state":{"type":"string","const":"failed"},"err_code":{"type":"string","minLength":1},"credits":{},"payload":{"type":"string"},"bgm":{"type":"boolean"},"off_peak":{"type":"boolean"},"progress":{}}};

function validate717(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema162.required,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema162.required,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.err_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "err_code"},schema:schema162.required,parentSchema:schema162,data};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema162.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema162.properties.id.type,parentSchema:schema162.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema162.properties.state.type,parentSchema:schema162.properties.state,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("failed" !== data1){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/const",keyword:"const",params:{allowedValue: "failed"},schema:"failed",parentSchema:schema162.properties.state,data:data1};
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
const err7 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema162.properties.err_code,data:data2};
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
const err8 = {instancePath:instancePath+"/err_code",schemaPath:"#/properties/err_code/type",keyword:"type",params:{type: "string"},schema:schema162.properties.err_code.type,parentSchema:schema162.properties.err_code,data:data2};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema162.properties.payload.type,parentSchema:schema162.properties.payload,data:data4};
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
const err10 = {instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"},schema:schema162.properties.bgm.type,parentSchema:schema162.properties.bgm,data:data5};
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
const err11 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema162.properties.off_peak.type,parentSchema:schema162.properties.off_peak,data:data6};
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
if(!(validate73(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate73.errors : join(vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate717.errors = vErrors;
return errors === 0;
}


function validate700(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.state;
if(typeof tag0 == "string"){
if(tag0 === "created"){
if(!(validate701(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate701.errors : join(vErrors, validate701.errors);
errors = vErrors.length;
}
}
else if(tag0 === "queueing"){
if(!(validate705(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate705.errors : join(vErrors, validate705.errors);
errors = vErrors.length;
}
}
else if(tag0 === "processing"){
if(!(validate709(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate709.errors : join(vErrors, validate709.errors);
errors = vErrors.length;
}
}
else if(tag0 === "success"){
if(!(validate713(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate713.errors : join(vErrors, validate713.errors);
errors = vErrors.length;
}
}
else if(tag0 === "failed"){
if(!(validate717(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate717.errors : join(vErrors, validate717.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "state", tagValue: tag0},schema:schema157.discriminator,parentSchema:schema157,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "state", tagValue: tag0},schema:schema157.discriminator,parentSchema:schema157,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate700.errors = vErrors;
return errors === 0;
}

export const TaskCallback = validate726;
const schema163 = {"type":"object","oneOf":[{},{},{}],"discriminator":{"propertyName":"state"},"tags":["processing","success","failed"]};

function validate726(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.state;
if(typeof tag0 == "string"){
if(tag0 === "processing"){
if(!(validate709(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate709.errors : join(vErrors, validate709.errors);
errors = vErrors.length;
}
}
else if(tag0 === "success"){
if(!(validate713(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate713.errors : join(vErrors, validate713.errors);
errors = vErrors.length;
}
}
else if(tag0 === "failed"){
if(!(validate717(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate717.errors : join(vErrors, validate717.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "state", tagValue: tag0},schema:schema163.discriminator,parentSchema:schema163,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "state", tagValue: tag0},schema:schema163.discriminator,parentSchema:schema163,data};
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
validate726.errors = vErrors;
return errors === 0;
}

export const TemplateStoryRequest = validate730;
const schema164 = {"type":"object","required":["story","images"],"additionalProperties":false,"properties":{"story":{"type":"string","enum":["love_story","workday_feels","monkey_king","pigsy","monk_tang","one_shot"]},"images":{"type":"array","items":{},"minItems":1},"payload":{},"callback_url":{}}};

function validate730(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.story === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "story"},schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.images === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},schema:schema164.required,parentSchema:schema164,data};
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
if(data.story !== undefined){
let data0 = data.story;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "string"},schema:schema164.properties.story.type,parentSchema:schema164.properties.story,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data0 === "love_story") || (data0 === "workday_feels")) || (data0 === "monkey_king")) || (data0 === "pigsy")) || (data0 === "monk_tang")) || (data0 === "one_shot"))){
const err4 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/enum",keyword:"enum",params:{allowedValues: schema164.properties.story.enum},schema:schema164.properties.story.enum,parentSchema:schema164.properties.story,data:data0};
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
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema164.properties.images,data:data1};
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
if(!(validate130(data1[i0], {instancePath:instancePath+"/images/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate130.errors : join(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema164.properties.images.type,parentSchema:schema164.properties.images,data:data1};
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
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate730.errors = vErrors;
return errors === 0;
}

export const TemplateStoryResponse = validate734;
const schema165 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}},"additionalProperties":true},"else":{"required":["id"],"properties":{"id":{}},"additionalProperties":true},"properties":{"task_id":{},"id":{},"state":{},"story":{"type":"string"},"images":{"type":"array","items":{"type":"string"}},"payload":{"type":"string"},"credits":{},"created_at":{}}};

function validate734(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema165.else.required,parentSchema:schema165.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema165.if,parentSchema:schema165,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema165.required,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate139(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
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
const err4 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "string"},schema:schema165.properties.story.type,parentSchema:schema165.properties.story,data:data3};
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
const err5 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},schema:schema165.properties.images.items.type,parentSchema:schema165.properties.images.items,data:data5};
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
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},schema:schema165.properties.images.type,parentSchema:schema165.properties.images,data:data4};
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
const err7 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema165.properties.payload.type,parentSchema:schema165.properties.payload,data:data6};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate295(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate295.errors : join(vErrors, validate295.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate734.errors = vErrors;
return errors === 0;
}

export const Text2VideoRequest = validate740;
const schema166 = {"type":"object","oneOf":[{},{}],"discriminator":{"propertyName":"model"},"tags":["genq1","genq2"]};
const schema167 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq1"},"prompt":{"type":"string","maxLength":5000},"duration":{"type":"integer","examples":[5]},"seed":{},"aspect_ratio":{},"resolution":{},"audio":{"type":"boolean"},"payload":{},"off_peak":{},"callback_url":{},"watermark":{},"wm_position":{},"wm_url":{},"meta_data":{}}};
const schema168 = {"type":"integer","enum":[1,2,3,4]};

function validate752(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema168.type,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === 1) || (data === 2)) || (data === 3)) || (data === 4))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema168.enum},schema:schema168.enum,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate752.errors = vErrors;
return errors === 0;
}


function validate741(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema167.required,parentSchema:schema167,data};
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
if(!(func23.call(schema167.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema167,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema167.properties.model.type,parentSchema:schema167.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq1" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq1"},schema:"genq1",parentSchema:schema167.properties.model,data:data0};
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
if(!(validate107(data1, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!(data1.length <= 5000 || (data1.length <= 10000 && func2(data1) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema167.properties.prompt,data:data1};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema167.properties.prompt.type,parentSchema:schema167.properties.prompt,data:data1};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema167.properties.duration.type,parentSchema:schema167.properties.duration,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate220(data2, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate220.errors : join(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate304(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate304.errors : join(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate198(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate198.errors : join(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data6 = data.audio;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema167.properties.audio.type,parentSchema:schema167.properties.audio,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate189(data6, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(validate206(data.watermark, {instancePath:instancePath+"/watermark",parentData:data,parentDataProperty:"watermark",rootData}))){
vErrors = vErrors === null ? validate206.errors : join(vErrors, validate206.errors);
errors = vErrors.length;
}
}
if(data.wm_position !== undefined){
if(!(validate752(data.wm_position, {instancePath:instancePath+"/wm_position",parentData:data,parentDataProperty:"wm_position",rootData}))){
vErrors = vErrors === null ? validate752.errors : join(vErrors, validate752.errors);
errors = vErrors.length;
}
}
if(data.wm_url !== undefined){
if(!(validate210(data.wm_url, {instancePath:instancePath+"/wm_url",parentData:data,parentDataProperty:"wm_url",rootData}))){
vErrors = vErrors === null ? validate210.errors : join(vErrors, validate210.errors);
errors = vErrors.length;
}
}
if(data.meta_data !== undefined){
if(!(validate212(data.meta_data, {instancePath:instancePath+"/meta_data",parentData:data,parentDataProperty:"meta_data",rootData}))){
vErrors = vErrors === null ? validate212.errors : join(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate741.errors = vErrors;
return errors === 0;
}

const schema169 = {"type":"object","required":["model","prompt"],"additionalProperties":false,"properties":{"model":{"type":"string","const":"genq2"},"prompt":{"type":"string","maxLength":5000},"duration":{"type":"integer","minimum":1,"maximum":10,"examples":[5]},"seed":{},"aspect_ratio":{},"resolution":{},"audio":{"type":"boolean"},"payload":{},"off_peak":{},"callback_url":{}},"selector":"model","others":{"watermark":["genq1"],"wm_position":["genq1"],"wm_url":["genq1"],"meta_data":["genq1"]}};

function validate756(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},schema:schema169.required,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema169.required,parentSchema:schema169,data};
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
if(!(func23.call(schema169.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema169,data};
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
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema169.properties.model.type,parentSchema:schema169.properties.model,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("genq2" !== data0){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "genq2"},schema:"genq2",parentSchema:schema169.properties.model,data:data0};
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
if(!(validate107(data1, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate107.errors : join(vErrors, validate107.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!(data1.length <= 5000 || (data1.length <= 10000 && func2(data1) <= 5000))){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema169.properties.prompt,data:data1};
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
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema169.properties.prompt.type,parentSchema:schema169.properties.prompt,data:data1};
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
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema169.properties.duration.type,parentSchema:schema169.properties.duration,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(validate133(data2, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate133.errors : join(vErrors, validate133.errors);
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema169.properties.duration,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema169.properties.duration,data:data2};
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
if(!(validate196(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate196.errors : join(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data.aspect_ratio !== undefined){
if(!(validate304(data.aspect_ratio, {instancePath:instancePath+"/aspect_ratio",parentData:data,parentDataProperty:"aspect_ratio",rootData}))){
vErrors = vErrors === null ? validate304.errors : join(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate306(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate306.errors : join(vErrors, validate306.errors);
errors = vErrors.length;
}
}
if(data.audio !== undefined){
let data6 = data.audio;
if(typeof data6 !== "boolean"){
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema169.properties.audio.type,parentSchema:schema169.properties.audio,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate189(data6, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate189.errors : join(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate98(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate98.errors : join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.off_peak !== undefined){
if(!(validate203(data.off_peak, {instancePath:instancePath+"/off_peak",parentData:data,parentDataProperty:"off_peak",rootData}))){
vErrors = vErrors === null ? validate203.errors : join(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
if(!(validate96(data.callback_url, {instancePath:instancePath+"/callback_url",parentData:data,parentDataProperty:"callback_url",rootData}))){
vErrors = vErrors === null ? validate96.errors : join(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate756.errors = vErrors;
return errors === 0;
}


function validate740(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "genq1"){
if(!(validate741(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate741.errors : join(vErrors, validate741.errors);
errors = vErrors.length;
}
}
else if(tag0 === "genq2"){
if(!(validate756(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate756.errors : join(vErrors, validate756.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0},schema:schema166.discriminator,parentSchema:schema166,data};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0},schema:schema166.discriminator,parentSchema:schema166,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema166.type,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate740.errors = vErrors;
return errors === 0;
}

export const Text2VideoResponse = validate768;
const schema170 = {"type":"object","required":["state"],"if":{"required":["task_id"],"properties":{"task_id":{}},"additionalProperties":true},"else":{"required":["id"],"properties":{"id":{}},"additionalProperties":true},"properties":{"task_id":{},"id":{},"state":{},"err_code":{},"model":{"type":"string"},"prompt":{"type":"string"},"duration":{"type":"integer"},"seed":{"type":"integer"},"aspect_ratio":{"type":"string"},"resolution":{"type":"string"},"audio":{"type":"boolean"},"movement_amplitude":{"type":"string"},"payload":{"type":"string"},"off_peak":{"type":"boolean"},"watermark":{"type":"boolean"},"credits":{},"created_at":{}}};

function validate768(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "id"},schema:schema170.else.required,parentSchema:schema170.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},schema:schema170.if,parentSchema:schema170,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.task_id !== undefined){
if(!(validate139(data.task_id, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate139.errors : join(vErrors, validate139.errors);
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema170.properties.model.type,parentSchema:schema170.properties.model,data:data4};
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
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema170.properties.prompt.type,parentSchema:schema170.properties.prompt,data:data5};
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
const err6 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema170.properties.duration.type,parentSchema:schema170.properties.duration,data:data6};
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
const err7 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},schema:schema170.properties.seed.type,parentSchema:schema170.properties.seed,data:data7};
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
const err8 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"},schema:schema170.properties.aspect_ratio.type,parentSchema:schema170.properties.aspect_ratio,data:data8};
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
const err9 = {instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},schema:schema170.properties.resolution.type,parentSchema:schema170.properties.resolution,data:data9};
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
const err10 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},schema:schema170.properties.audio.type,parentSchema:schema170.properties.audio,data:data10};
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
const err11 = {instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"},schema:schema170.properties.movement_amplitude.type,parentSchema:schema170.properties.movement_amplitude,data:data11};
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
const err12 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},schema:schema170.properties.payload.type,parentSchema:schema170.properties.payload,data:data12};
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
const err13 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: "boolean"},schema:schema170.properties.off_peak.type,parentSchema:schema170.properties.off_peak,data:data13};
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
const err14 = {instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: "boolean"},schema:schema170.properties.watermark.type,parentSchema:schema170.properties.watermark,data:data14};
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
if(!(validate71(data.credits, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate71.errors : join(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate295(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate295.errors : join(vErrors, validate295.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate768.errors = vErrors;
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
    "callback": "AdFilmCallback"
  },
  "composeAdFilm": {
    "request": "AdFilmComposeRequest",
    "response": "AdFilmComposeResponse",
    "callback": "AdFilmCallback"
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
