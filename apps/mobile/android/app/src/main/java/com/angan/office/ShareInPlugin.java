package com.angan.office;

import android.content.ContentResolver;
import android.content.Intent;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.provider.OpenableColumns;
import androidx.core.content.IntentCompat;
import com.getcapacitor.JSArray;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;

/**
 * What another app shares with this one, as the event "shared": text, and files as copies in our cache. Any app on the
 * phone can send it, also without its person: a file's name is only shown and never becomes a path, nothing of our own
 * folder is taken for a file of theirs, and what is larger than we take is left out.
 */
@CapacitorPlugin(name = "ShareIn")
public class ShareInPlugin extends Plugin {

    private static final int MOST_FILES = 30;
    private static final long MOST_BYTES = 50L * 1024 * 1024;

    @Override
    public void load() {
        // Of the last time: what was taken over is uploaded, what was not is not asked for again.
        File[] before = folder().listFiles();
        if (before != null) for (File file : before) file.delete();
        Intent intent = getActivity().getIntent();
        take(intent);
        // A screen that is made anew, as after a change of the language, has not been shared with again.
        if (intent != null) intent.setAction(Intent.ACTION_MAIN);
    }

    @Override
    protected void handleOnNewIntent(Intent intent) {
        super.handleOnNewIntent(intent);
        take(intent);
    }

    private void take(Intent intent) {
        String action = intent == null ? null : intent.getAction();
        if (!Intent.ACTION_SEND.equals(action) && !Intent.ACTION_SEND_MULTIPLE.equals(action)) return;
        List<Uri> uris = urisOf(intent, Intent.ACTION_SEND_MULTIPLE.equals(action));
        // Copying may take seconds; the screen must not wait.
        new Thread(() -> tell(textOf(intent), uris)).start();
    }

    private void tell(String text, List<Uri> uris) {
        JSArray files = new JSArray();
        int missed = Math.max(0, uris.size() - MOST_FILES);
        for (Uri uri : uris.subList(0, Math.min(uris.size(), MOST_FILES))) {
            JSObject file = copy(uri);
            if (file == null) missed += 1;
            else files.put(file);
        }
        JSObject shared = new JSObject();
        shared.put("text", text);
        shared.put("files", files);
        shared.put("missed", missed);
        // Kept until the web app listens: it may only be starting.
        notifyListeners("shared", shared, true);
    }

    private static String textOf(Intent intent) {
        CharSequence text = intent.getCharSequenceExtra(Intent.EXTRA_TEXT);
        return text == null ? "" : text.toString();
    }

    private static List<Uri> urisOf(Intent intent, boolean several) {
        if (!several) {
            Uri uri = IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class);
            return uri == null ? Collections.emptyList() : Collections.singletonList(uri);
        }
        ArrayList<Uri> uris = IntentCompat.getParcelableArrayListExtra(intent, Intent.EXTRA_STREAM, Uri.class);
        return uris == null ? Collections.emptyList() : uris;
    }

    private JSObject copy(Uri uri) {
        // A path could name a file of ours.
        if (!ContentResolver.SCHEME_CONTENT.equals(uri.getScheme())) return null;
        String authority = uri.getAuthority();
        if (authority == null || authority.startsWith(getContext().getPackageName())) return null;
        File file = new File(folder(), UUID.randomUUID().toString());
        try (InputStream from = resolver().openInputStream(uri); OutputStream to = new FileOutputStream(file)) {
            if (from == null) return null;
            byte[] part = new byte[64 * 1024];
            long size = 0;
            for (int read = from.read(part); read >= 0; read = from.read(part)) {
                size += read;
                if (size > MOST_BYTES) throw new IOException("Too large");
                to.write(part, 0, read);
            }
        } catch (IOException | SecurityException | IllegalArgumentException failure) {
            file.delete();
            return null;
        }
        String type = resolver().getType(uri);
        JSObject told = new JSObject();
        told.put("path", Uri.fromFile(file).toString());
        told.put("name", nameOf(uri));
        told.put("type", type == null ? "" : type);
        return told;
    }

    private String nameOf(Uri uri) {
        String[] wanted = { OpenableColumns.DISPLAY_NAME };
        try (Cursor row = resolver().query(uri, wanted, (Bundle) null, null)) {
            String name = row != null && row.moveToFirst() ? row.getString(0) : null;
            return name == null ? "" : name;
        } catch (RuntimeException failure) {
            return "";
        }
    }

    private ContentResolver resolver() {
        return getContext().getContentResolver();
    }

    private File folder() {
        File folder = new File(getContext().getCacheDir(), "shared-in");
        folder.mkdirs();
        return folder;
    }
}
